import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { nameWeights } from '../weights.ts';
import { asFiller } from './counted-groups.ts';
import type { Segment } from './segments.ts';

/** "Naan four roghni": the head alone, and right behind it how many of which kind. */
export function dropBareHeads(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
  return path.map((segment, place) => {
    if (segment.kind !== 'dish' || segment.end - segment.start > 1) return segment;
    const before = path[place - 1];
    const numberAt = behindPeople(tokens, path, place);
    let kindAt = numberAt + 1;
    while (path[kindAt]?.kind === 'option' || path[kindAt]?.kind === 'unit') kindAt++;
    const [number, kind] = [path[numberAt], path[kindAt]];
    if (kind?.kind !== 'dish' || number?.kind !== 'number') return segment;
    if (before?.kind === 'number' || number.form !== 'spoken') return segment;
    // "Shakes: one oreo, two chocolate" parts the two, "naan four roghni" does not.
    const isPlural = /s$/.test(tokens[segment.start]?.text ?? '');
    const isPaused = tokens[number.start]?.afterBreak === true && !isPlural;
    if (isPaused || tokens[kind.start]?.afterBreak) return segment;
    const title = index.titles[kind.candidates[0]?.title ?? -1];
    const head = title?.words[title.head];
    const saysHead = tokens.slice(kind.start, kind.end).some(({ key }) => key === head);
    const isBare = (segment.candidates[0]?.missing ?? 0) >= nameWeights.nothing;
    return isBare && tokens[segment.start]?.key === head && !saysHead ? asFiller(segment) : segment;
  });
}

/** The place behind a dish, past whom it is for: "burgers for the kids, two …". */
function behindPeople(tokens: readonly Token[], path: readonly Segment[], place: number): number {
  const next = path[place + 1];
  if (next === undefined || tokens[next.start]?.text !== 'for') return place + 1;
  const end = path.findIndex(
    ({ kind }, at) => at > place + 1 && kind !== 'filler' && kind !== 'link' && kind !== 'scope',
  );
  return end < 0 ? path.length : end;
}
