import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes } from '../path-parts.ts';

/** More kinds than this nobody means without naming them. */
const mostKinds = 5;

const isEach = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part?.kind === 'scope' && /^(?:each|every)$/.test(tokens[part.start]?.text ?? '');

const amountOf = (count: number, at: number): Modifier => ({
  kind: 'number',
  count,
  form: 'spoken',
  goesBack: false,
  start: at,
  end: at,
  worth: 0,
});

/** "Three cookies, one of each", "one of each cookie": one of every kind there is, where they add up. */
export const readOneOfEach: Pass = (_, tokens, path) => {
  const eachAt = path.findIndex(
    (part, place) => isEach(tokens, part) && tokens[part.start - 1]?.text === 'of' && place > 1,
  );
  const number = path[eachAt - 2];
  if (number?.kind !== 'number' || number.count < 1) return [...path];
  const isBare = (part: Segment): part is DishSegment =>
    part.kind === 'dish' && part.candidates[0]?.isBareHead === true;
  const behind = path.findIndex((part, place) => place > eachAt && part.kind !== 'filler');
  const dishAt = isBare(path[behind] ?? number) ? behind : path.slice(0, eachAt).findLastIndex(isBare);
  const dish = path[dishAt];
  if (dish?.kind !== 'dish' || path.slice(dishAt + 1, eachAt).some(({ kind }) => kind === 'dish'))
    return [...path];
  const kinds = dish.candidates.filter((candidate) => candidate.isBareHead === true);
  const amount = dishAt < eachAt ? path[beforeSizes(path, dishAt)] : undefined;
  const isWhole = amount?.kind !== 'number' || amount.count === kinds.length * number.count;
  if (kinds.length < 2 || kinds.length > mostKinds || !isWhole) return [...path];
  const sizes = path
    .slice(beforeSizes(path, dishAt) + 1, dishAt)
    .filter((part) => part.kind === 'option' || part.kind === 'measure');
  const dishes = kinds.map(
    (kind): DishSegment => ({
      ...dish,
      candidates: [asNamed(kind)],
      announced: [amountOf(number.count, dish.start), ...sizes],
    }),
  );
  const spent = new Set<Segment | undefined>([number, path[eachAt], amount, ...sizes]);
  return path.flatMap((part) => (part === dish ? dishes : spent.has(part) ? asFiller(part) : part));
};

/** Said by its kind, yet there is no doubt which one. */
const asNamed = (kind: DishCandidate): DishCandidate => ({
  ...kind,
  quality: 1,
  missing: 0,
  isBareHead: false,
});
