import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "Karahi chicken wali, white nahi, normal wali": the kind before the "nahi" is refused, the plain one is meant. */
export const readRefusedKind: Pass = (index, tokens, path) => {
  const at = path.findIndex(({ kind, end }) => kind === 'dish' && plainBehind.test(textAt(tokens, end, 3)));
  const dish = path[at];
  if (dish?.kind !== 'dish') return [...path];
  const [best] = dish.candidates;
  const refused = tokens[dish.end - 1]?.key ?? '';
  const words = index.titles[best?.title ?? -1]?.words ?? [];
  const left = words.filter((word) => word !== refused);
  const plain = index.titles.findIndex(
    (title) => title.words.length === left.length && left.every((word) => title.words.includes(word)),
  );
  const isWhole = best !== undefined && best.missing < nameWeights.nothing;
  if (!isWhole || left.length !== words.length - 1 || left.length === 0 || plain < 0) return [...path];
  const end = dish.end + 3;
  return path.map((part) => {
    if (part === dish) return { ...dish, candidates: [{ ...best, title: plain }] };
    return part.start >= dish.end && part.end <= end ? asFiller(part) : part;
  });
};

const plainBehind =
  /^(?:nahi|nahin|nai) (?:normal|simple|sada|saada|sadi|saadi|plain|aam) (?:wali|wala|wale)$/;
