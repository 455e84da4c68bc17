import { someDish } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import type { LinePass, Pass } from './pass.ts';
import { asFiller, commandAt } from './path-parts.ts';

type Command = Extract<Segment, { kind: 'command' }>;
const isCommand = (part: Segment | undefined, command: RegExp): part is Command =>
  part?.kind === 'command' && command.test(part.command);

const isSize = (part: Segment | undefined): part is Segment =>
  part?.kind === 'option' || part?.kind === 'measure';

/**
 * "A bowl instead of a cup for the soup", "twelve wings instead of six": of a line that is there, another size or
 * amount. The dish comes first, so that what is wanted is said of it.
 */
export const readSizeForSize: LinePass = (index, tokens, path, ordered) => {
  const at = path.findIndex((part) => isCommand(part, /^instead$/));
  const instead = path[at];
  if (instead === undefined || ordered.length === 0) return [...path];
  const formerAt = path.findIndex(
    (part, place) => place > at && !(part.kind === 'number' && part.form === 'article'),
  );
  const [former, wanted] = [path[formerAt], path[at - 1]];
  if (isSize(wanted) && isSize(former)) {
    const dish = path.slice(formerAt + 1).find((part) => part.kind === 'dish');
    const from = path[at - 2]?.kind === 'number' ? at - 2 : at - 1;
    const behind = dish === undefined ? formerAt + 1 : path.indexOf(dish) + 1;
    const named = dish === undefined ? [] : [dish];
    return [
      ...path.slice(0, Math.max(0, from)),
      commandAt('make', wanted.start, wanted.start),
      ...named,
      wanted,
      ...path.slice(behind),
    ];
  }
  const number = path[at - 2];
  const isAmounts = number?.kind === 'number' && wanted?.kind === 'dish' && former?.kind === 'number';
  const next = path[formerAt + 1];
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

/** "Pepsi ki jagah 7up": what is given up is named first. */
export const readInPlaceOf: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    (part) => isCommand(part, /^instead$/) && /^k[ie]$/.test(tokens[part.start]?.text ?? ''),
  );
  const [dish, command] = [path[at - 1], path[at]];
  if (dish?.kind !== 'dish' || command === undefined) return [...path];
  return [...path.slice(0, at - 1), command, dish, ...path.slice(at + 1)];
};

/** "…, the biryani should be medium": of the one that was named, not another one. */
export const readShouldBe: LinePass = (_, tokens, path, ordered) => {
  const read = [...path];
  path.forEach((part, place) => {
    const [the, dish, command] = [path[place - 2], path[place - 1], part];
    const isMade = isCommand(command, /^make$/) && tokens[command.start]?.text === 'should';
    if (!isMade || dish?.kind !== 'dish' || tokens[dish.start - 1]?.text !== 'the') return;
    if (the?.kind !== 'filler' || !isSize(path[place + 1])) return;
    const named = [...ordered, ...path.slice(0, place - 1).filter((other) => other.kind === 'dish')];
    const isNamed = named.some(({ candidates: [line] }) =>
      dish.candidates.some(({ title }) => title === line?.title),
    );
    if (!isNamed) return;
    read[place - 2] = { ...command, start: the.start, end: the.end };
    read[place] = asFiller(command);
  });
  return read;
};
