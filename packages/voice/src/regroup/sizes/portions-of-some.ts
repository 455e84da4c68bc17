import type { Choice } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import { phrasesAt } from '../../read/phrase-table.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { onlyLine } from '../lines/other-line.ts';
import type { LinePass } from '../pass.ts';
import { commandAt, textAt } from '../path-parts.ts';

export const portionsOf = ({ titles, dishes }: VoiceIndex, { candidates: [meant] }: DishSegment): Choice[] =>
  (titles[meant?.title ?? -1]?.dishes ?? []).flatMap((place) => dishes[place]?.portions ?? []);

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
