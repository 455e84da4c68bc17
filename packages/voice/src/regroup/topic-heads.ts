import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { isIncomplete, titleHead } from './find-kind.ts';
import { asFiller, beforeSizes } from './path-parts.ts';

/**
 * "Dumplings, let me count, one two three, so three chicken dumplings": the bare head says what it is about, the dish
 * is named with its amount later. "Four naan, garlic naan" says behind it which one.
 */
export function dropTopicHeads(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
  const read = dropCountedHeads(path);
  read.forEach((part, place) => {
    if (part.kind !== 'dish' || part.candidates[0]?.isBareHead !== true || !isIncomplete(part)) return;
    const next = read[place + 1];
    const which = read.slice(place + 1).findIndex((other) => isKindOf(index, other, part)) + place + 1;
    const meant = read[which];
    if (which <= place || meant?.kind !== 'dish') return;
    const isCounted = (at: number) => read[beforeSizes(read, at)]?.kind === 'number';
    const isTopic = isUncounted(read, place) && isCounted(which) && next?.kind !== 'connector';
    if (isTopic && tokens[part.start - 1]?.text !== 'the') read[place] = asFiller(part);
    // "Two chips, sun chips and doritos" lists them.
    const isList = read[which + 1]?.kind === 'connector' && read[which + 2]?.kind === 'dish';
    const isRestated = isCounted(place) && which === place + 1 && isUncounted(read, which) && !isList;
    if (isRestated) {
      read[place] = { ...part, candidates: meant.candidates };
      read[which] = asFiller(meant);
    }
  });
  return read;
}

/** The same head, named in full. */
function isKindOf(index: VoiceIndex, other: Segment, bare: DishSegment): boolean {
  const isMeant =
    other.kind === 'dish' && bare.candidates.some(({ title }) => title === other.candidates[0]?.title);
  return isMeant && !isIncomplete(other) && titleHead(index, other) === titleHead(index, bare);
}

/** Neither an amount nor a size is said of it. */
const isUncounted = (path: readonly Segment[], place: number): boolean =>
  !/^(?:number|option|measure|unit)$/.test(path[place - 1]?.kind ?? '');

/** "One two three four": three or more in a row are counted aloud. */
function dropCountedHeads(path: readonly Segment[]): Segment[] {
  const read = [...path];
  for (let place = 0; place < path.length; place++) {
    let end = place;
    const countAt = (at: number) => {
      const part = path[at];
      return part?.kind === 'number' && part.form === 'spoken' ? part.count : undefined;
    };
    if (countAt(place) !== 1) continue;
    while (countAt(end + 1) === (countAt(end) ?? 0) + 1) end++;
    if (end - place < 2) continue;
    // The last one is how many there are.
    for (let at = place; at < end; at++) read[at] = asFiller(path[at] ?? { start: 0, end: 0 });
    place = end;
  }
  return read;
}
