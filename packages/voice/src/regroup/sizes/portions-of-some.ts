import type { Choice } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { phrasesAt } from '../../read/phrase-table.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { onlyLine } from '../lines/other-line.ts';
import type { LinePass, Pass } from '../pass.ts';
import { beforeSizes, commandAt, textAt } from '../path-parts.ts';

export const portionsOf = ({ titles, dishes }: VoiceIndex, { candidates: [meant] }: DishSegment): Choice[] =>
  (titles[meant?.title ?? -1]?.dishes ?? []).flatMap((place) => dishes[place]?.portions ?? []);

/** "Two zinger meals, one of those should be burger only": that one comes so, the others stay as they were said. */
export const readSomeToBe: Pass = (index, tokens, path) => {
  for (const [place, part] of path.entries()) {
    const some = part.kind === 'dish' ? undefined : cardinalAt(tokens, part.start);
    const lead =
      some &&
      /^of (?:them|those|these) (?:should be|to be|will be|as)(?: an?)?/.exec(
        textAt(tokens, some.end, 5),
      )?.[0];
    const dish = path.slice(0, place).findLast(isFirstName);
    if (some === undefined || !lead || dish?.kind !== 'dish') continue;
    const from = some.end + lead.split(' ').length;
    const size = sizeAt(index, tokens, path, dish, from);
    if (size === undefined || some.count >= countOf(path, dish)) continue;
    return [
      ...path.slice(0, place),
      { ...commandAt('change', part.start, from), picked: { count: some.count, dish } },
      size,
      // What follows is ordered, nothing becomes it.
      commandAt('also', size.end),
      ...path.filter(({ start }) => start >= size.end),
    ];
  }
  return [...path];
};

/** "A zinger burger": the name, not the word for its kind behind it. */
const isFirstName = (part: Segment, place: number, path: readonly Segment[]): boolean =>
  part.kind === 'dish' && path[place - 1]?.kind !== 'dish';

/** A size or heat that was said, or the name of one of the dish's own portions. */
export function sizeAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  from: number,
): Segment | undefined {
  const own = portionsOf(index, dish);
  const named = phrasesAt(index.menuOptions, tokens, from, ({ key }) => key)
    .filter(({ meaning }) => own.some(({ text }) => text === meaning.text))
    .sort((a, b) => b.end - a.end)[0];
  if (named) return { kind: 'option', option: named.meaning, start: from, end: named.end, worth: 0 };
  return path.find((part) => part.start === from && (part.kind === 'option' || part.kind === 'measure'));
}

/** How many of the dish there are, counted before or behind its name. */
function countOf(path: readonly Segment[], dish: DishSegment): number {
  const at = path.indexOf(dish);
  const before = path[beforeSizes(path, at)];
  const behind = path.slice(at + 1).find((part) => part.kind === 'number' && part.goesBack);
  return Math.max(before?.kind === 'number' ? before.count : 1, behind?.kind === 'number' ? behind.count : 1);
}

/** "One of the burgers with fries", of a line that is sold so: that many of it. */
export const readSomeOfLine: LinePass = (index, tokens, path, ordered) => {
  for (const [place, part] of path.entries()) {
    const some = part.kind === 'dish' ? undefined : cardinalAt(tokens, part.start);
    const name = path.find(({ start, kind }) => kind === 'dish' && start === (some?.end ?? -3) + 2);
    const isOfThe = some && /^of (?:the|my|those|these|our)$/.test(textAt(tokens, some.end, 2));
    const line = isOfThe ? onlyLine(index, tokens, name, ordered) : undefined;
    const behind =
      name && /^(?:as|in) an? |^(?:as|in) |^/.exec(textAt(tokens, name.end, 3))?.[0].split(' ').length;
    const size = line && name ? sizeAt(index, tokens, path, line, name.end + (behind ?? 1) - 1) : undefined;
    if (some === undefined || line === undefined || size === undefined) continue;
    // "Make one of the burgers with fries"
    const lead = path[place - 1];
    const isMade = lead?.kind === 'command' && lead.command === 'make';
    return [
      ...path.slice(0, isMade ? place - 1 : place),
      { ...commandAt('change', part.start, size.start), picked: { count: some.count, dish: line } },
      size,
      commandAt('also', size.end),
      ...path.filter(({ start }) => start >= size.end),
    ];
  }
  return [...path];
};
