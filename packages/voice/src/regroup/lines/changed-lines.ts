import type { Choice } from '../../menu/options.ts';
import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, commandAt, isSize, textAt } from '../path-parts.ts';
import { onlyLine } from './other-line.ts';

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

/** "A bowl of the soup, not a cup", "… instead of a cup": of a line that is sold in both. */
export const readSizeNotSize: LinePass = (index, tokens, path, ordered) => {
  const notAt = path.findIndex(({ start, end }) =>
    /^(?:not|instead of|rather than)$/.test(textAt(tokens, start, end - start)),
  );
  const refused = path.slice(notAt + 1).find((part) => !(part.kind === 'number' && part.form === 'article'));
  const dishAt = path.slice(0, Math.max(0, notAt)).findLastIndex(({ kind }) => kind === 'dish');
  const wantedAt = path
    .slice(0, Math.max(0, dishAt))
    .findLastIndex((part) => part.kind === 'unit' || isSize(part));
  const [dish, wanted] = [path[dishAt], path[wantedAt]];
  const line = onlyLine(index, tokens, dish, ordered);
  const [into, from] = [wanted, refused].map((part) => line && sizeOf(index, tokens, line, part));
  if (!line || !into || !from || into.name === from.name || !wanted) return [...path];
  const isTold = ({ start, end }: Segment) => start >= wanted.start && end <= (refused?.end ?? 0);
  const first = path[wantedAt - 1]?.kind === 'number' ? wantedAt - 1 : wantedAt;
  return [
    ...path.slice(0, first),
    commandAt('make', wanted.start),
    { ...line, start: wanted.start, end: wanted.start },
    {
      kind: 'option',
      option: { text: into.text, of: 'portion' },
      start: wanted.start,
      end: wanted.end,
      worth: 0,
    },
    ...path.slice(wantedAt + 1).map((part) => (isTold(part) ? asFiller(part) : part)),
  ];
};

/** The portion of the line that these words name. */
function sizeOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  { candidates: [line] }: DishSegment,
  part: Segment | undefined,
): Choice | undefined {
  const key = tokens[part?.start ?? -1]?.key;
  const dishes = index.titles[line?.title ?? -1]?.dishes ?? [];
  return dishes.flatMap((place) => index.dishes[place]?.portions ?? []).find(({ text }) => text === key);
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
