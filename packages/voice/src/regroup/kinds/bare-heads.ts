import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';
import { findKind, isIncomplete, titleHead } from './find-kind.ts';

/**
 * "Naan four roghni": the head alone, and right behind it how many of which kind. No cart of the corpora needs it;
 * where the kinds do not come to what was counted it saves a line nobody ordered.
 */
export const dropBareHeads: Pass = (index, tokens, path) => {
  const read = dropHeads(index, tokens, joinHeadAgain(tokens, path));
  const at = read.findIndex((segment, place) => segment.kind === 'filler' && path[place]?.kind === 'dish');
  const head = tokens[path[at]?.start ?? -1]?.key;
  return at < 0 || head === undefined ? read : nameKinds(index, tokens, read, at, head);
};

/** "Drunken noodles hot, wide noodles": what kind of noodles are in it, no second dish. */
function joinHeadAgain(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.flatMap((part, place): Segment | Segment[] => {
    const [word, next] = [path[place - 1], path[place + 1]];
    const isHead = (head: Segment | undefined, kind: Segment | undefined) =>
      head?.kind === 'dish' &&
      kind?.kind === 'other' &&
      head.candidates[0]?.isBareHead === true &&
      isIncomplete(head) &&
      !tokens[head.start]?.afterBreak &&
      isSaidOf(path, path.indexOf(kind), head);
    if (isHead(next, part)) return [];
    if (!isHead(part, word) || word === undefined) return part;
    return { kind: 'wish', looksAhead: false, start: word.start, end: part.end, worth: 0 };
  });
}

/** Nothing but sizes between the dish of that name and this place. */
function isSaidOf(path: readonly Segment[], place: number, head: DishSegment): boolean {
  let at = place - 1;
  while (path[at]?.kind === 'option' || path[at]?.kind === 'measure') at--;
  const dish = path[at];
  return dish?.kind === 'dish' && dish.candidates[0]?.title === head.candidates[0]?.title;
}

/** "…, four garlic two plain": every kind that is counted behind the head, by that head. */
function nameKinds(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  from: number,
  head: string,
): Segment[] {
  const end = path.findIndex(({ kind }, place) => place > from && kind === 'command');
  return path.map((segment, place) => {
    const isKind = segment.kind === 'other' || (segment.kind === 'dish' && isIncomplete(segment));
    const isBehind = place > from && (end < 0 || place < end);
    if (!isKind || !isBehind || path[beforeSizes(path, place)]?.kind !== 'number') return segment;
    return findKind(index, tokens, segment.start, segment.end, head) ?? segment;
  });
}

function dropHeads(index: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((segment, place) => {
    if (segment.kind !== 'dish' || segment.end - segment.start > 1) return segment;
    const before = path[place - 1];
    const numberAt = behindPeople(tokens, path, place);
    let kindAt = numberAt + 1;
    while (path[kindAt]?.kind === 'option' || path[kindAt]?.kind === 'unit') kindAt++;
    const [number, kind] = [path[numberAt], path[kindAt]];
    if (kind?.kind !== 'dish' || number?.kind !== 'number') return segment;
    const head = titleHead(index, kind);
    const isAmount = number.form === 'spoken';
    if (before?.kind === 'number' || !isAmount) return segment;
    // "Shakes: one oreo, two chocolate", "chai, do karak aur teen kashmiri" part the two, "naan four roghni" does not.
    const isPlural = /s$/.test(tokens[segment.start]?.text ?? '');
    const isPaused = tokens[number.start]?.afterBreak === true && !isPlural;
    if (isPaused || tokens[kind.start]?.afterBreak) return segment;
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
