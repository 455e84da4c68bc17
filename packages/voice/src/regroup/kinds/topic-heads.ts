import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';
import { isIncomplete, titleHead } from './find-kind.ts';

/**
 * "Dumplings, let me count, one two three, so three chicken dumplings": the bare head says what it is about, the dish
 * is named with its amount later. "Four naan, garlic naan" says behind it which one.
 */
export const dropTopicHeads: Pass = (index, tokens, path) => {
  const read = dropNamedTopics(tokens, dropCountedHeads(path));
  read.forEach((part, place) => {
    if (part.kind !== 'dish' || part.candidates[0]?.isBareHead !== true || !isIncomplete(part)) return;
    const next = read[place + 1];
    const which = read.slice(place + 1).findIndex((other) => isKindOf(index, other, part)) + place + 1;
    const meant = read[which];
    if (which <= place || meant?.kind !== 'dish') return;
    const isCounted = (at: number) => read[beforeSizes(read, at)]?.kind === 'number';
    // "Some naan, garlic naan, three of them"
    const behind = read[which + 1];
    const isTold = which === place + 1 && behind?.kind === 'number' && behind.goesBack;
    const isTopic = isUncounted(read, place) && (isCounted(which) || isTold) && next?.kind !== 'connector';
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
};

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
    // The last one is how many there are, unless it is said again: "one two three, yes, three garlic naan".
    const again = path.findIndex(({ kind }, at) => at > end && kind !== 'filler');
    const isSaidAgain = countAt(again) === countAt(end) && dropTopicBefore(read, place, again + 1);
    for (let at = place; at < (isSaidAgain ? end + 1 : end); at++)
      read[at] = asFiller(path[at] ?? { start: 0, end: 0 });
    place = end;
  }
  return read;
}

/** "Naan garlic, one two three, yes, three garlic naan": what is counted was named before. */
function dropTopicBefore(read: Segment[], place: number, dishAt: number): boolean {
  const dish = read[dishAt];
  const topicAt = read.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
  const topic = read[topicAt];
  // "How many kids, one two three four, okay, four nuggets" asks first.
  if (read.slice(0, place).some((part) => part.kind === 'command' && part.command === 'ignore')) return false;
  if (dish?.kind !== 'dish' || topic?.kind !== 'dish' || !isUncounted(read, topicAt)) return false;
  const isSame = topic.candidates.some(({ title }) => title === dish.candidates[0]?.title);
  if (isSame) read[topicAt] = asFiller(topic);
  return isSame;
}

/** "For the soup i'll go with chicken noodle, and for the bread whatever you have": what it is about. */
function dropNamedTopics(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  return path.map((part, place) => {
    const next = path[place + 1];
    if (textAt(tokens, part.start - 2, 2) !== 'for the') return part;
    if (part.kind === 'option') return next?.kind === 'filler' ? asFiller(part) : part;
    if (part.kind !== 'dish' || part.candidates[0]?.isBareHead !== true || next?.kind !== 'command')
      return part;
    const meant = path.slice(place + 1).find(({ kind }) => kind === 'dish');
    const isKind =
      meant?.kind === 'dish' && part.candidates.some(({ title }) => title === meant.candidates[0]?.title);
    return isKind ? asFiller(part) : part;
  });
}
