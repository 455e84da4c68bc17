import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { commandAt } from '../path-parts.ts';

type Command = Extract<Segment, { kind: 'command' }>;
const isCommand = (part: Segment | undefined, command: RegExp): part is Command =>
  part?.kind === 'command' && command.test(part.command);

/**
 * "A bowl instead of a cup for the soup", "twelve wings instead of six": of a line that is there, another size or
 * amount. The dish comes first, so that what is wanted is said of it.
 */
export const readSizeForSize: LinePass = (index, tokens, all, ordered) => {
  // "Four lemonades please instead of two"
  const path = all.filter(
    (part, place) => !(part.kind === 'filler' && isCommand(all[place + 1], /^instead$/)),
  );
  const at = path.findIndex((part) => isCommand(part, /^instead$/));
  const instead = path[at];
  if (instead === undefined || ordered.length === 0) return [...path];
  const formerAt = path.findIndex(
    (part, place) => place > at && !(part.kind === 'number' && part.form === 'article'),
  );
  const [former, wanted] = [path[formerAt], path[at - 1]];
  const number = path[at - 2];
  const isAmounts = number?.kind === 'number' && wanted?.kind === 'dish' && former?.kind === 'number';
  // "… instead of one of the zingers" speaks of a dish, not of an amount.
  const next = path.slice(formerAt + 1).find(({ kind }) => kind !== 'filler');
  if (!isAmounts || (next !== undefined && !tokens[next.start]?.afterBreak && next.kind === 'dish'))
    return [...path];
  const amount = asPack(index, wanted, number, former);
  return [
    ...path.slice(0, at - 2),
    commandAt('make', number.start, number.start),
    wanted,
    amount,
    ...path.slice(formerAt + 1),
  ];
};

type Amount = Extract<Segment, { kind: 'number' }>;

/** Twelve instead of six, where wings come in sixes and twelves, is the other pack. */
function asPack(
  index: VoiceIndex,
  { candidates: [dish] }: DishSegment,
  { count, start, end, worth, ...rest }: Amount,
  former: Amount,
): Segment {
  const hasPackOf = (wanted: number) =>
    someDish(index, dish?.title, ({ portions }) => portions.some(({ measure }) => measure?.count === wanted));
  if (!hasPackOf(count) || !hasPackOf(former.count)) return { ...rest, count, start, end, worth };
  return {
    kind: 'measure',
    measure: { dimension: 'piece', amount: count, count },
    start,
    end,
    worth,
  };
}
