import { append } from '../menu/append.ts';
import { titleWordWeight } from '../menu/titles.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import {
  findAbbreviated,
  findSimilarWords,
  shortestPart,
  startOf,
  type WordMatch,
  wordSimilarity,
} from '../menu/word-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { descriptorWords, pouredDrinks, pouredFrom, softDrinks } from '../tables/food-words.ts';
import { bareSynonyms, rivalBrands, synonymGroups } from '../tables/spelling-variants.ts';
import { spokenNames } from '../tables/spoken-names.ts';
import { amountWishes, isInManner, isWishManner, wishMeasures } from '../tables/wish-words.ts';
import { similarityWeights, wordWeights } from '../weights.ts';

/** Some tokens taken for a title word, or for two neighbours of a title. */
export type Hit = {
  readonly start: number;
  readonly end: number;
  readonly similarity: number;
  /** Good enough to stand alone; a weak hit only counts beside a strong one. */
  readonly strong: boolean;
  /** Made of ordinary words only, which are more often just themselves. */
  readonly everyday: boolean;
  /** Another brand than the one that was said. */
  readonly isOtherBrand?: boolean;
};

/** Hits by title word, and by run-together pair. */
export type Hits = {
  readonly byWord: ReadonlyMap<string, Hit[]>;
  readonly byPair: ReadonlyMap<string, Hit[]>;
};

const longestMerge = 3;
const unmergeable: ReadonlySet<TokenRole> = new Set(['connector', 'number', 'option', 'command']);
const unmergeableWords: ReadonlySet<string> = new Set(
  'of the from but wala wali wale walay na haan hai hain ho'.split(' '),
);
const neverMisheard: ReadonlySet<TokenRole> = new Set([
  'number',
  'article',
  'connector',
  'option',
  'filler',
  'food',
  'unit',
  'command',
]);

const leadRoles: ReadonlySet<TokenRole> = new Set(['article', 'number', 'option', 'command', 'connector']);
const plainRoles: ReadonlySet<TokenRole> = new Set(['everyday', 'filler', 'article']);

/** Every title word that some token, or a few tokens wrongly split, may stand for. */
export function findHits(index: VoiceIndex, tokens: readonly Token[], roles: readonly TokenRole[]): Hits {
  const byWord = new Map<string, Hit[]>();
  const byPair = new Map<string, Hit[]>();
  const search: Search = {
    index,
    tokens,
    roles,
    isTitleWord: (key) => index.words.byText.has(key),
    similar: (text) => findSimilarWords(index.words, text),
    record: (text, hit) => {
      if (index.pairs.has(text)) append(byPair, text, hit);
      append(byWord, text, hit);
    },
  };
  for (let start = 0; start < tokens.length; start++) {
    findHitsOfToken(search, start);
    for (let length = 2; length <= longestMerge && canMerge(search, start, start + length); length++) {
      findHitsOfMerge(search, start, start + length);
    }
  }
  return { byWord, byPair };
}

type Search = {
  readonly index: VoiceIndex;
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly isTitleWord: (key: string) => boolean;
  readonly similar: (text: string) => readonly WordMatch[];
  readonly record: (text: string, hit: Hit) => void;
};

function findHitsOfToken(
  { index, tokens, roles, isTitleWord, similar, record }: Search,
  start: number,
): void {
  const token = tokens[start];
  const role = roles[start];
  if (token === undefined || role === undefined) return;
  const base = {
    start,
    end: start + 1,
    everyday: role === 'everyday' || role === 'filler' || role === 'command',
  };
  const isKnown = isTitleWord(token.key);
  // "A glass of ice" is nothing iced.
  if (isKnown) record(token.key, { ...base, similarity: 1, strong: token.text !== 'ice' });
  // "A large pie" is a pizza, a "chicken pot pie" is none.
  const isQualified = bareSynonyms.has(token.key) && !leadRoles.has(roles[start - 1] ?? 'article');
  for (const group of isQualified ? [] : (synonymGroups.get(token.key) ?? [])) {
    for (const word of index.wordsBySynonym.get(group) ?? []) {
      if (word !== token.key)
        record(word, {
          ...base,
          similarity: isKnown ? similarityWeights.rivalSynonym : similarityWeights.synonym,
          strong: true,
        });
    }
  }
  for (const brand of isKnown ? [] : (rivalBrands.get(token.key) ?? [])) {
    // "A pepsi, I mean a coke": who names both means neither by the other.
    const isNamed = tokens.some(({ key }) => key === brand);
    if (isTitleWord(brand) && !isNamed)
      record(brand, { ...base, similarity: similarityWeights.synonym, strong: true, isOtherBrand: true });
  }
  // "A large sprite" of what is sold as Fountain Drink or Can of Soda.
  const isPoured = softDrinks.has(token.key) && !isKnown && [...pouredFrom].some(isTitleWord);
  for (const word of isPoured ? [...pouredDrinks].filter(isTitleWord) : [])
    record(word, { ...base, similarity: similarityWeights.synonym, strong: true });
  for (const { word, ...place } of spokenNamesAt(tokens, start, isTitleWord))
    record(word, { ...place, everyday: false, similarity: similarityWeights.synonym, strong: true });
  const number = role === 'number' ? cardinalAt(tokens, start) : undefined;
  if (number !== undefined && number.end > base.end && isTitleWord(String(number.count))) {
    record(String(number.count), { ...base, end: number.end, similarity: 1, strong: true });
  }
  if (neverMisheard.has(role) || isAmountOf(tokens, start) || denials.test(token.text)) return;
  const isManner = isWishManner(token.text) || isInManner((at) => tokens[at]?.text, start);
  if (!isKnown && (isItself(index, token.key) || isManner)) return;
  for (const { entry, similarity, strong } of similar(token.key)) {
    const found = index.words.entries[entry]?.text ?? '';
    if ((isKnown || index.pairs.has(found)) && similarity < similarityWeights.misheardTitleWord) continue;
    record(found, { ...base, similarity, strong: strong && !isKnown });
  }
  // "Two pumps" are no pumpkins.
  const isWord = isKnown || role !== 'unknown' || wishMeasures.has(token.key);
  for (const whole of isWord ? [] : findAbbreviated(index.words, token.key, index.pairs))
    record(whole, { ...base, similarity: similarityWeights.abbreviated, strong: true });
}

/** "I don't drink coffee" where there are donuts. */
const denials = /^(?:do|does|did|ca|wo|is|are|was|were|has|have|had|would|could|should)nt$/;

/** So short a word for a food is that food; a longer one may stand for another ("patti" for a patty). */
const longestItself = 4;

/**
 * "A four stack of pancakes" is no steak: the word for a portion is itself; nor is a "chilled" sprite a salad. "Pani" is
 * water where there is some, and never a Palak Paneer.
 */
const isItself = ({ portionWords }: VoiceIndex, key: string): boolean =>
  portionWords.has(key) ||
  descriptorWords.has(key) ||
  (key.length <= longestItself && synonymGroups.has(key));

/** "Light ice" is no Latte that was misheard. */
const isAmountOf = (tokens: readonly Token[], start: number): boolean =>
  amountWishes.has(tokens[start]?.text ?? '') && tokens[start + 1]?.afterBreak === false;

function canMerge({ tokens, roles }: Search, start: number, end: number): boolean {
  if (end > tokens.length || roles[start] === 'article' || roles[end - 1] === 'unit') return false;
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    const role = roles[at];
    if (token === undefined || role === undefined || (at > start && token.afterBreak)) return false;
    // "Baby chino": a size may be the beginning of a name that was split.
    const isStart = role === 'option' && at === start && roles[start + 1] === 'unknown';
    if ((unmergeable.has(role) && !isStart) || unmergeableWords.has(token.text)) return false;
    if (at > start && denials.test(token.text)) return false;
    // "Ras my lie": no name begins so, but it may be the middle of one that was split.
    if (at === start && token.text === 'my') return false;
  }
  return true;
}

/** Words split in the wrong place: "beer yani", "see kebab", "cheese burger". */
function findHitsOfMerge(
  { index, tokens, roles, isTitleWord, similar, record }: Search,
  start: number,
  end: number,
): void {
  const part = tokens.slice(start, end);
  const partRoles = roles.slice(start, end);
  const base = { start, end, everyday: partRoles.every((role) => plainRoles.has(role)) };
  const text = part.map((token) => token.text).join('');
  const singular = part.map((token) => token.key).join('');
  for (const exact of new Set([singular, text])) {
    if (!isTitleWord(exact)) continue;
    record(exact, { ...base, similarity: similarityWeights.bestMisheard, strong: true });
    return;
  }
  for (const pair of isAbbreviated(part, partRoles)
    ? (index.pairsByStart.get(startOf(part[0]?.key)) ?? [])
    : []) {
    const [first = '', second = ''] = index.pairs.get(pair) ?? [];
    if (first.startsWith(part[0]?.key ?? '') && second.startsWith(part[1]?.key ?? ''))
      record(pair, { ...base, everyday: false, similarity: similarityWeights.abbreviated, strong: true });
  }
  const known = part.map((token) => isTitleWord(token.key));
  if (
    known.every(
      (isKnown, place) => isKnown || partRoles[place] === 'filler' || partRoles[place] === 'article',
    )
  )
    return;
  // "Lemon aid" is a lemonade; any other food that is on no menu is itself.
  const hasOtherFood = known.some((isKnown, place) => !isKnown && partRoles[place] === 'food');
  const hasWeightyWord = part.some(
    (token, place) => known[place] && titleWordWeight(token.key) >= wordWeights.ingredient,
  );
  for (const { entry, similarity, strong } of similar(text)) {
    const found = index.words.entries[entry]?.text ?? '';
    const least =
      hasWeightyWord && !index.pairs.has(found)
        ? similarityWeights.misheardTitleWord
        : similarityWeights.merged;
    const isOther =
      hasOtherFood && !(similarity > similarityWeights.nearlyExact && found.startsWith(part[0]?.key ?? ''));
    if (similarity >= least && !isOther && restMatches(part, index.pairs.get(found)))
      record(found, { ...base, similarity: similarity * similarityWeights.mergedLoss, strong });
  }
}

/** "Spag bol": the beginnings of two neighbours of a title. */
const isAbbreviated = (part: readonly Token[], roles: readonly TokenRole[]): boolean =>
  part.length === 2 &&
  part.every(({ key }) => key.length >= shortestPart) &&
  roles.every((role) => role === 'unknown' || role === 'everyday') &&
  roles.includes('unknown');

/** "Singapore airlines" is no singapore rice: beside the word that was heard, the rest must fit the other. */
function restMatches(part: readonly Token[], pair: readonly [string, string] | undefined): boolean {
  if (pair === undefined) return true;
  const [first, second] = pair;
  const restOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join('');
  if (part[0]?.key === first)
    return wordSimilarity(restOf(part.slice(1)), second) >= similarityWeights.leastRestOfMerge;
  if (part.at(-1)?.key === second)
    return wordSimilarity(restOf(part.slice(0, -1)), first) >= similarityWeights.leastRestOfMerge;
  return true;
}

type SpokenWord = { readonly word: string; readonly start: number; readonly end: number };

/** "Pink tea" is a Kashmiri Chai, a "steak and cheese" a cheesesteak, where there is one: words of a title and where they were said. */
function spokenNamesAt(
  tokens: readonly Token[],
  start: number,
  isTitleWord: (key: string) => boolean,
): readonly SpokenWord[] {
  if (tokens[start - 1]?.text === 'with') return [];
  return (spokenNames.get(tokens[start]?.key ?? '') ?? []).flatMap(({ phrase, words }) => {
    const isSaid = phrase.every((word, offset) => tokens[start + offset]?.key === word);
    if (!isSaid || !words.every(isTitleWord)) return [];
    const length = words.length === phrase.length ? 1 : phrase.length;
    return words.map((word, offset) => ({ word, start: start + offset, end: start + offset + length }));
  });
}
