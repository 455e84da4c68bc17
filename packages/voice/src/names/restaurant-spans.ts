import type { VoiceIndex } from '../menu/voice-index.ts';
import { findSimilarWords } from '../menu/word-index.ts';
import { rolesOf } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';

import { restaurantWeights } from '../weights.ts';

export type RestaurantSpan = {
  readonly start: number;
  readonly end: number;
  /** Place in the index. */
  readonly restaurant: number;
  /** Named clearly enough to keep every other restaurant out. */
  readonly sure: boolean;
  readonly score: number;
};

const cues: ReadonlySet<string> = new Set(['from', 'at', 'by', 'via']);
const cuesAfter: ReadonlySet<string> = new Set(['se', 'sey', 'ka', 'ki', 'ke', 'restaurant', 'wala', 'wale']);
/** "Rafiq wali"; "tikka wali" is said of a dish. */
const kindCues: ReadonlySet<string> = new Set(['wali', 'walay', 'vala', 'vali', 'vale']);
const longestName = 7;
/** An order names a few restaurants; a transcript of nothing but "from" is not worth more. */
const maxCues = 8;

/**
 * Restaurants named in the transcript. After "from" a part of the name or a mishearing will do;
 * without it the whole name must be heard, for many restaurants are called after dishes.
 */
export function findRestaurantSpans(index: VoiceIndex, tokens: readonly Token[]): RestaurantSpan[] {
  const spans: RestaurantSpan[] = [];
  let cuesLeft = maxCues;
  for (let at = 0; at < tokens.length; at++) {
    const isCue = cues.has(tokens[at]?.text ?? '') && cuesLeft-- > 0;
    const nameStart = isCue ? (tokens[at + 1]?.text === 'the' ? at + 2 : at + 1) : at;
    const best = bestNameAt(index, tokens, nameStart, isCue);
    if (best === undefined) continue;
    const isAdjective = !isCue && isKindOfDish(index, tokens, at, best);
    const next = tokens[best.end]?.text ?? '';
    const isCueAfter =
      cuesAfter.has(next) ||
      (kindCues.has(next) && !isPortion(index, tokens[at]) && isOwnName(index, tokens[at]));
    const hasCue = isCue || isAdjective || isCueAfter;
    // "Two biryani and three dragon rolls": what is said of one dish keeps the others from no kitchen.
    const isOfAll = isCue || isCueAfter;
    if (!hasCue && best.coverage < restaurantWeights.wholeName) continue;
    if (best.coverage < restaurantWeights.wholeName && !best.isOnlyOne) continue;
    const end = isCueAfter ? best.end + 1 : best.end;
    spans.push({
      start: at,
      end,
      restaurant: best.restaurant,
      sure: best.coverage >= restaurantWeights.sure || (isOfAll && isOwnName(index, tokens[nameStart])),
      score: hasCue
        ? restaurantWeights.cuedWord * best.heard + restaurantWeights.cue
        : restaurantWeights.uncuedWord * best.heard,
    });
  }
  return spans;
}

/** The restaurants that are called by all of these words, or misheard so; said in full, the one that is called so. */
export function findNamedRestaurants(index: VoiceIndex, tokens: readonly Token[]): readonly number[] {
  if (tokens.length === 0) return [];
  const named = index.restaurants.flatMap(({ words }, place) =>
    tokens.every(({ key }) => words.includes(key))
      ? [{ place, isWhole: words.length === tokens.length }]
      : [],
  );
  const whole = named.filter(({ isWhole }) => isWhole);
  if (named.length > 0) return (whole.length > 0 ? whole : named).map(({ place }) => place);
  const best = bestNameAt(index, tokens, 0, true);
  return best?.end === tokens.length && best.isOnlyOne ? [best.restaurant] : [];
}

/**
 * "From Rafiq": a word that one kitchen here is called, and that is in no dish's name, names it as well as the whole.
 * "From the corner" may be any corner.
 */
const isOwnName = (index: VoiceIndex, token: Token | undefined): boolean =>
  token !== undefined &&
  index.restaurantsByWord.get(token.key)?.length === 1 &&
  !index.titleCounts.has(token.key) &&
  !index.tagCounts.has(token.key);

/** "A family mutton biryani", "biryani family wali": the word tells the size. */
const isPortion = (index: VoiceIndex, word: Token | undefined): boolean =>
  word !== undefined && (rolesOf([word])[0] !== 'unknown' || index.portionWords.has(word.key));

/** "The Rafiq one", "a Rafiq chicken karahi", "Rafiq's naan" of what that kitchen has; "one for Rafiq" names a guest. */
function isKindOfDish(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  { restaurant, end }: Name,
): boolean {
  const name = tokens[start];
  if (name === undefined || end !== start + 1 || !isOwnName(index, name)) return false;
  if (isPortion(index, name)) return false;
  const [before, next] = [tokens[start - 1]?.text ?? '', tokens[end]];
  if (/^(?:for|to|and|with|my)$/.test(before) || next === undefined || next.afterBreak) return false;
  if (/^ones?$/.test(next.text)) return /^(?:the|that|a)$/.test(before);
  return index.dishes.some(
    (dish) => dish.restaurant === restaurant && index.titles[dish.title]?.words.includes(next.key),
  );
}

type Name = { restaurant: number; end: number; coverage: number; heard: number; isOnlyOne: boolean };

function bestNameAt(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  fuzzy: boolean,
): Name | undefined {
  const first = wordsAt(index, tokens, start, fuzzy);
  const scores = new Map<number, { heard: number; end: number }>();
  for (const { word } of first) {
    for (const restaurant of index.restaurantsByWord.get(word) ?? []) {
      if (scores.has(restaurant)) continue;
      const read = readName(index, tokens, start, restaurant, fuzzy);
      if (read.heard > 0) scores.set(restaurant, read);
    }
  }
  let best: Name | undefined;
  for (const [restaurant, { heard, end }] of scores) {
    const coverage = heard / Math.max(1, index.restaurants[restaurant]?.words.length ?? 1);
    if (
      best === undefined ||
      heard > best.heard + restaurantWeights.same ||
      (heard > best.heard - restaurantWeights.same && coverage > best.coverage)
    ) {
      const isOnlyOne = best === undefined || heard > best.heard + restaurantWeights.same;
      best = { restaurant, end, coverage, heard, isOnlyOne };
    } else if (heard > best.heard - restaurantWeights.same) best = { ...best, isOnlyOne: false };
  }
  return best;
}

/** Reads the words of one name in their order, skipping those not said. */
function readName(
  index: VoiceIndex,
  tokens: readonly Token[],
  start: number,
  restaurant: number,
  fuzzy: boolean,
) {
  const words = index.restaurants[restaurant]?.words ?? [];
  let heard = 0;
  let at = start;
  let place = 0;
  while (at < tokens.length && at - start < longestName && place < words.length) {
    if (at > start && tokens[at]?.afterBreak) break;
    const options = wordsAt(index, tokens, at, fuzzy);
    let next = -1;
    const match = options.find(({ word }) => {
      next = words.indexOf(word, place);
      return next >= 0;
    });
    if (match === undefined) break;
    heard += match.similarity;
    at = match.end;
    place = next + 1;
  }
  return { heard, end: at };
}

type Heard = { word: string; similarity: number; end: number };

function wordsAt(index: VoiceIndex, tokens: readonly Token[], at: number, fuzzy: boolean): Heard[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const heard: Heard[] = [];
  const second = tokens[at + 1];
  const merged = second === undefined || second.afterBreak ? undefined : token.text + second.text;
  if (index.restaurantWords.byText.has(token.key))
    heard.push({ word: token.key, similarity: 1, end: at + 1 });
  if (merged !== undefined && index.restaurantWords.byText.has(merged))
    heard.push({ word: merged, similarity: 1, end: at + 2 });
  if (!fuzzy || heard.length > 0) return heard;
  for (const [text, end] of [
    [merged, at + 2],
    [token.key, at + 1],
  ] as const) {
    if (text === undefined) continue;
    for (const { entry, similarity, strong } of findSimilarWords(index.restaurantWords, text)) {
      const word = index.restaurantWords.entries[entry]?.text;
      if (word !== undefined && strong) heard.push({ word, similarity, end });
    }
  }
  return heard.sort((a, b) => b.similarity - a.similarity || b.end - a.end);
}
