import { kindAliases, knownFoods, softDrinks } from '../tables/food-words.ts';
import { synonymGroups } from '../tables/spelling-variants.ts';
import { nearWeights, wordWeights } from '../weights.ts';
import { dishInStock, headWord, isListedUnder, isOfKind } from './title-facts.ts';
import { readTitle, titleKey, titleWordWeight } from './titles.ts';
import type { IndexedDish, VoiceIndex } from './voice-index.ts';
import { findSimilarWords } from './word-index.ts';

/** Dishes that come nearest to words no dish was found for: ids, best first, each name once. */
export function findNearDishes(index: VoiceIndex, text: string): number[] {
  const { words, weights, head } = readTitle(titleKey(text), []);
  // "Plain" by itself may be said of anything.
  const isNaming = weights.some((weight) => weight > wordWeights.descriptor);
  return isNaming ? findNear(index, words, words[head] ?? '') : [];
}

/** What comes nearest to a dish that cannot be had: by its name, which was not misheard, else by where the card lists it. */
export function findDishesLike(index: VoiceIndex, dishId: number): number[] {
  const dish = index.dishes[index.dishPlaces.get(dishId) ?? -1];
  if (dish === undefined) return [];
  const words = index.titles[dish.title]?.words ?? [];
  const near = findNear(index, words, headWord(index, dish.title) ?? '', nearWeights.sameWord);
  return near.length > 0 ? near : dishesListedWith(index, dish);
}

/** Those of the same kitchen first. */
function dishesListedWith(index: VoiceIndex, { category, restaurant }: IndexedDish): number[] {
  const listed = index.titles.flatMap((title) => {
    const dish = dishInStock(index, title);
    return dish !== undefined && category !== '' && dish.category === category ? [dish] : [];
  });
  const isOfKitchen = (dish: IndexedDish) => dish.restaurant === restaurant;
  const sorted = [...listed.filter(isOfKitchen), ...listed.filter((dish) => !isOfKitchen(dish))];
  return sorted.slice(0, mostNear).map(({ id }) => id);
}

const mostNear = 3;

/** Only what is of a like kind: nobody who asks for a mango lassi wants a Lachha Paratha. */
function findNear(
  index: VoiceIndex,
  keys: readonly string[],
  head: string,
  leastSimilarity: number = nearWeights.leastSimilarity,
): number[] {
  const similarity = similarTitleWords(index, keys, leastSimilarity);
  const isLike = likenessTo(index, head, leastSimilarity);
  const scored = index.titles.flatMap((title, place) => {
    const { words, weights, totalWeight } = title;
    const heard = words.reduce(
      (sum, word, place) => sum + (weights[place] ?? 0) * (similarity.get(word) ?? 0),
      0,
    );
    const first = dishInStock(index, title);
    const isOfKind = first?.categoryWords.some((word) => keys.includes(word));
    const score = heard + heard / totalWeight + (isOfKind ? nearWeights.category : 0);
    return first !== undefined && score > 0 && isLike(place) ? [{ id: first.id, score }] : [];
  });
  const near = scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
  return near.length > 0 ? near.slice(0, mostNear) : dishesOfKind(index, keys, mostNear);
}

/**
 * Whether a title is of the kind that the head of a name says: it has that word, is listed under it, or both are drinks
 * or breads. A word that only sounds like it must say what the dish is, and a food that is known was not misheard.
 */
function likenessTo(index: VoiceIndex, head: string, leastSimilarity: number): (title: number) => boolean {
  const alike = similarTitleWords(index, [head], leastSimilarity);
  const isMisheard = !knownFoods.has(head);
  const kinds = [...kindAliases].filter(([kind, names]) => kind === head || names.includes(head));
  return (title) =>
    index.titles[title]?.words.some((word) => (alike.get(word) ?? 0) >= nearWeights.sameWord) === true ||
    (isMisheard && alike.has(headWord(index, title) ?? '')) ||
    isListedUnder(index, title, head) ||
    kinds.some(([kind]) => isOfKind(index, title, kind));
}

/** "A drink", or a brand that nobody here sells: the first of that kind on the menus. */
function dishesOfKind(index: VoiceIndex, keys: readonly string[], limit: number): number[] {
  const kind =
    keys.find((key) => kindAliases.has(key)) ?? (keys.some((key) => softDrinks.has(key)) ? 'drink' : '');
  const found: number[] = [];
  if (kind === '') return found;
  for (const [place, title] of index.titles.entries()) {
    const dish = isOfKind(index, place, kind) ? dishInStock(index, title) : undefined;
    if (dish !== undefined) found.push(dish.id);
    if (found.length >= limit) break;
  }
  return found;
}

/** Every title word that one of these may stand for, and how well. */
function similarTitleWords(
  index: VoiceIndex,
  keys: readonly string[],
  leastSimilarity: number,
): ReadonlyMap<string, number> {
  const similarity = new Map<string, number>();
  const note = (word: string | undefined, value: number) => {
    if (word !== undefined && value >= leastSimilarity)
      similarity.set(word, Math.max(value, similarity.get(word) ?? 0));
  };
  for (const key of keys) {
    if (index.words.byText.has(key)) note(key, 1);
    for (const group of synonymGroups.get(key) ?? []) {
      for (const word of index.wordsBySynonym.get(group) ?? []) note(word, nearWeights.synonym);
    }
    // What only qualifies ("green", "large") is itself or nothing.
    if (titleWordWeight(key) < 1) continue;
    for (const match of findSimilarWords(index.words, key))
      note(index.words.entries[match.entry]?.text, match.similarity);
  }
  return similarity;
}
