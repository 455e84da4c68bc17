import { dishInStock, isOfGroup } from '../../menu/title-facts.ts';
import type { Segment } from '../../segment/segments.ts';
import { groupWords } from '../../tables/food-words.ts';
import type { Pass } from '../pass.ts';
import { candidatesOf } from './find-kind.ts';

/**
 * "The cheapest drink", "your most expensive dessert": any of those that are called so together. No corpus asks
 * for a price; the tests do.
 */
export const readPricedKinds: Pass = (index, tokens, path) => {
  // The words for the price were taken out, and nothing was heard where they stood.
  const isPriced = (start: number) => tokens[start]?.text === 'the' && tokens[start]?.heard === '';
  if (!tokens.some((_token, start) => isPriced(start))) return [...path];
  return path.map((part): Segment => {
    const { start, end } = part;
    const key = tokens[start]?.key ?? '';
    if (part.kind === 'dish' || !isPriced(start - 1) || !groupWords.has(key)) return part;
    const places = index.titles.flatMap((title, place) =>
      dishInStock(index, title) !== undefined && isOfGroup(index, place, key) ? [place] : [],
    );
    if (places.length === 0) return part;
    return { kind: 'dish', candidates: candidatesOf(index, places), start, end, worth: 0 };
  });
};
