import { someDish } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, commandAt, numberAt, textAt } from '../path-parts.ts';

/** "One more, so three", "two more, that makes five": the sum is what is wanted, said with an order or before it. */
export const readSum: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex((part) => part.kind === 'number' && part.form === 'more');
  const more = path[at];
  const sumAt = path.findIndex(
    ({ kind, start }, place) => place > at && kind !== 'dish' && isSumAt(tokens, start),
  );
  const sum = path[sumAt];
  const isSpokenOf = ordered.length > 0 || path.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'dish');
  if (more === undefined || sum === undefined || !isSpokenOf) return [...path];
  const count = cardinalAt(tokens, sum.start);
  const between = path.slice(at + 1, sumAt);
  const named = between.filter((part) => part.kind === 'dish');
  const isPlain = between.every(({ kind }) => /^(?:filler|other|dish|command|connector)$/.test(kind));
  const next = path.find(({ start }) => start >= (count?.end ?? 0));
  if (count === undefined || named.length > 1 || !isPlain || next?.kind === 'dish') return [...path];
  return [
    ...path.slice(0, at),
    commandAt('make', more.start),
    ...named,
    numberAt(count.count, sum.start, count.end),
    ...path
      .filter(({ start }) => start >= count.end)
      .map((part) => (isTotal(tokens, part) ? asFiller(part) : part)),
  ];
};

/** "Cheese naan, two for us and two for nana, so four altogether": of the one dish that was named, so many. */
export const readClosingSum: Pass = (_, tokens, path) => {
  const at = path.findLastIndex(({ kind, start }) => kind !== 'dish' && isSumAt(tokens, start));
  const sum = path[at];
  const total = sum === undefined ? undefined : cardinalAt(tokens, sum.start);
  if (total === undefined) return [...path];
  // "For" is no four here.
  const counts = path
    .slice(0, at)
    .flatMap((part) => (part.kind === 'number' && part.form !== 'weak' ? [part.count] : []));
  const isOne = path.filter(({ kind }) => kind === 'dish').length === 1;
  const isLast = /^(?:(?:in (?:all|total)|altogether|all together|total|please|thanks) ?)*$/.test(
    textAt(tokens, total.end, tokens.length - total.end),
  );
  const isSum = counts.length > 1 && counts.reduce((all, count) => all + count, 0) === total.count;
  if (!isOne || !isLast || !isSum) return [...path];
  if (!path.every(({ kind }) => /^(?:dish|number|filler|connector|other|scope|unit)$/.test(kind)))
    return [...path];
  return path.flatMap((part): Segment[] =>
    part.kind === 'dish' ? [numberAt(total.count, part.start, part.start), part] : [asFiller(part)],
  );
};

/** "So three", "that makes three", "making it four" */
const isSumAt = (tokens: readonly Token[], start: number): boolean =>
  cardinalAt(tokens, start) !== undefined &&
  /(?:^| )(?:so|thats|makes|makes it|making|making it|making that)$/.test(
    textAt(tokens, Math.max(0, start - 3), Math.min(3, start)),
  );

const isTotal = (tokens: readonly Token[], { start }: Segment): boolean =>
  /^(?:in|total|altogether|all)$/.test(tokens[start]?.text ?? '');

/** "Two and a half karahi", "dedh karahi", of what is sold as half and full: so many full ones and a half one. */
export const readAndAHalf: Pass = (index, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const wholes = wholesAt(tokens, part.start);
    const dishAt = path.findIndex(
      ({ kind, start }, at) => at > place && start >= (wholes?.end ?? 0) && !/^(?:filler|unit)$/.test(kind),
    );
    const dish = path[dishAt];
    const full = wholes && dish?.kind === 'dish' ? fullOf(index, dish) : undefined;
    if (wholes === undefined || full === undefined) {
      read.push(part);
      continue;
    }
    const { start } = part;
    read.push(
      numberAt(wholes.count, start, start),
      { kind: 'option', option: full, start, end: start, worth: 0 },
      numberAt(1, start, start),
      { kind: 'option', option: { text: 'half', size: 'half' }, start, end: wholes.end, worth: 0 },
    );
    place = dishAt - 1;
  }
  return read;
};

/** "Two and a half", "dhai", "2.5": the whole ones. */
function wholesAt(tokens: readonly Token[], start: number): { count: number; end: number } | undefined {
  const word = tokens[start]?.text ?? '';
  const spoken = new Map([
    ['dedh', 1],
    ['derh', 1],
    ['dhai', 2],
  ]).get(word);
  if (spoken !== undefined) return { count: spoken, end: start + 1 };
  const decimal = /^(\d+)\.5$/.exec(word)?.[1];
  if (decimal !== undefined && Number(decimal) > 0) return { count: Number(decimal), end: start + 1 };
  const whole = cardinalAt(tokens, start);
  const isHalf = whole !== undefined && /^and (?:a )?half\b/.test(textAt(tokens, whole.end, 3));
  if (!isHalf || whole.count < 1) return undefined;
  return { count: whole.count, end: whole.end + (tokens[whole.end + 1]?.text === 'a' ? 3 : 2) };
}

/** The Full of a dish that is sold as Half and Full. */
function fullOf(index: VoiceIndex, { candidates }: DishSegment) {
  const title = candidates[0]?.title;
  if (!someDish(index, title, ({ portions }) => portions.some(({ size }) => size === 'half')))
    return undefined;
  const place = index.titles[title ?? -1]?.dishes[0] ?? -1;
  const full = index.dishes[place]?.portions.find(({ size }) => size === 'full');
  return full && { ...full, of: 'portion' as const };
}
