import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';

/** The one line this names: by its title, or by a word that no other line has. */
export function onlyLine(
  index: VoiceIndex,
  tokens: readonly Token[],
  part: Segment | undefined,
  ordered: readonly DishSegment[],
): DishSegment | undefined {
  if (part?.kind !== 'dish' && part?.kind !== 'other') return undefined;
  const keys = tokens.slice(part.start, part.end).map(({ key }) => key);
  const isNamed = ({ candidates: [line] }: DishSegment) =>
    part.kind === 'dish'
      ? part.candidates.some(({ title }) => title === line?.title)
      : keys.every((key) => index.titles[line?.title ?? -1]?.words.includes(key));
  const [line, ...others] = ordered.filter(isNamed);
  return others.length > 0 ? undefined : line;
}
