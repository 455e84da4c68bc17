import type { Choice } from '../../menu/options.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { phrasesAt } from '../../read/phrase-table.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';

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
