import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';
import { isName, isPluralAt } from './counted-groups.ts';
import { titleHead } from './find-kind.ts';

export const restPhrase =
  /^(?:the rest|rest|the others|the remaining|the other (?:one|two|three|four|five|ones)|the other)(?= |$)/;

/** "Five lassi, three mango and the rest salted": how many the rest of the kinds are. */
export const readRestOfKinds: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let left = 0;
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    const amount = path[beforeSizes(path, place)];
    const isAnnounced = segment.kind === 'dish' && segment.candidates[0]?.isBareHead === true;
    if (isAnnounced && left === 0 && amount?.kind === 'number') left = amount.count;
    else if (segment.kind === 'number' && left > 0) left -= segment.count;
    const said = left > 0 ? restPhrase.exec(textAt(tokens, segment.start, 3))?.[0] : undefined;
    const end = segment.start + (said?.split(' ').length ?? 0);
    const next = path.findIndex(({ start }) => start === end);
    if (said === undefined || !isName(path[next])) {
      read.push(segment);
      continue;
    }
    const point = { start: segment.start, end, worth: 0 };
    read.push({ kind: 'number', count: left, form: 'spoken', goesBack: false, ...point });
    left = 0;
    place = next - 1;
  }
  return read;
};

/** "Three pizzas pepperoni hawaiian and margherita": the plural is what they all are, and there is one of each. */
export const readPluralHeads: Pass = (index, tokens, path) => {
  const at = path.findIndex((part, place) => isPluralHead(index, tokens, path, place, part));
  const amountAt = beforeSizes(path, at);
  const [first, amount] = [path[at], path[amountAt]];
  if (first?.kind !== 'dish' || amount?.kind !== 'number') return [...path];
  const head = titleHead(index, first);
  const kinds: DishSegment[] = [first];
  for (let place = at + 1; kinds.length < amount.count; place++) {
    const part = path[place];
    if (part?.kind === 'connector') continue;
    if (part?.kind !== 'dish' || titleHead(index, part) !== head) break;
    kinds.push(part);
  }
  if (kinds.length !== amount.count) return [...path];
  const sizes = path
    .slice(amountAt + 1, at)
    .filter((part) => part.kind === 'option' || part.kind === 'measure');
  return path.map((part) => {
    if (part === amount) return asFiller(part);
    if (part.kind !== 'dish' || part === first || !kinds.includes(part)) return part;
    return { ...part, announced: [...sizes, ...(part.announced ?? [])] };
  });
};

function isPluralHead(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  part: Segment,
): boolean {
  if (part.kind !== 'dish' || part.end - part.start < 2) return false;
  const amount = path[beforeSizes(path, place)];
  const head = tokens[part.start];
  const isFirst = head?.key === titleHead(index, part);
  const isPlural = isPluralAt(tokens, { ...part, end: part.start + 1 });
  return isFirst && isPlural && amount?.kind === 'number' && amount.count > 1;
}
