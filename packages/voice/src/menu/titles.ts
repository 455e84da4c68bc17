import { tokenise } from '../read/tokenise.ts';
import { defaultWords, descriptorWords, ingredientWords, joinerWords } from '../tables/food-words.ts';
import { wordWeights } from '../weights.ts';
import { type Choice, splitTrailingChoice } from './options.ts';

/** One name on the menus, shared by every dish that bears it. */
export type Title = {
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly totalWeight: number;
  /** "and", "with" or the like is part of the name, so it may be spoken inside it. */
  readonly hasJoiner: boolean;
  /** Place of the word that says what it is: the last, or the last before "with". */
  readonly head: number;
  /** Place of the first word behind the joiner. */
  readonly secondHalf: number;
  /** A size that is part of the name: "Pepsi 500ml", "Chicken Biryani (Full)". */
  readonly size?: Choice;
  /** No word says what the dish is ("butter chicken"): then nearly all of them must be heard. */
  readonly isGeneric: boolean;
  /** Places in `dishes`, in the order they were given. */
  readonly dishes: readonly number[];
};

const maxTitleWords = 10;

/** "Fish and chips" is more than either; "pastrami on rye" is pastrami. */
const pairWords: ReadonlySet<string> = new Set(['and', 'n', 'with']);

/** Parts a name from what its owner added in parentheses: "Sweet Lassi (Pera)". */
const asideMark = '(';

export function titleKey(title: string): string {
  const [, name = title, aside = ''] = /^([^(]*\p{L}[^(]*)\(([^()]*\p{L}[^()]*)\)\s*$/u.exec(title) ?? [];
  const key = wordsKey(name);
  const asideKey = aside === '' ? '' : wordsKey(aside);
  if (asideKey === '') return key;
  // "(4 pcs)", "(Full)" is a size, with or without parentheses.
  const isSize = splitTrailingChoice(`${key} ${asideKey}`).choice !== undefined;
  return `${key} ${isSize ? '' : `${asideMark} `}${asideKey}`;
}

function wordsKey(title: string): string {
  const words = tokenise(title).map((token) => token.key);
  // "Gajar ka Halwa" is the Gajar Halwa of another kitchen.
  const named = words.filter((word) => !/^k[aie]$/.test(word));
  return (named.length > 0 ? named : words).slice(0, maxTitleWords).join(' ');
}

export function readTitle(key: string, dishes: readonly number[]): Title {
  const { name, choice } = splitTrailingChoice(key);
  const [before = '', aside = ''] = name.split(asideMark);
  const main = before.split(' ').filter(Boolean);
  const all = [...main, ...aside.split(' ').filter(Boolean)];
  const named = all.filter((word) => !joinerWords.has(word));
  const words = named.length > 0 ? named : all;
  const mainCount = aside === '' ? words.length : main.filter((word) => !joinerWords.has(word)).length;
  const weights = words.map((word, place) => {
    const isCut = /^(?:fry|chip)$/.test(words.at(-1) ?? '') && plainCuts.has(word);
    const weight = isCut ? wordWeights.usual : titleWordWeight(word);
    return place < mainCount ? weight : Math.min(weight, wordWeights.usual);
  });
  return {
    words,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    head: headPlace(aside === '' ? all : main, mainCount),
    hasJoiner: mainCount < (aside === '' ? all : main).length,
    secondHalf: main.some((word) => pairWords.has(word))
      ? main.findIndex((word) => pairWords.has(word))
      : words.length,
    ...(choice === undefined ? {} : { size: choice }),
    isGeneric: weights.every((weight) => weight < 1),
    dishes,
  };
}

/** A "bagel with cream cheese" is a bagel. */
function headPlace(all: readonly string[], count: number): number {
  // … and a "soup of the day" a soup.
  const isJoiner = (word: string, place: number) =>
    /^(?:with|in|on)$/.test(word) || (word === 'of' && all[place + 1] === 'the');
  const joiner = all.findIndex((word, place) => place > 0 && isJoiner(word, place));
  const before = joiner < 0 ? count : all.slice(0, joiner).filter((word) => !joinerWords.has(word)).length;
  const last = Math.max(0, Math.min(before, count) - 1);
  const words = all.filter((word) => !joinerWords.has(word));
  // "Cola (chilled)", "Mutton Karahi Special": praise behind the name says not what it is.
  return last > 0 && praiseWords.has(words[last] ?? '') ? last - 1 : last;
}

const praiseWords: ReadonlySet<string> = new Set(['chilled', 'special', 'spicy', 'deluxe', 'fresh']);

/** How fries are cut: said without any of it they are these, and not those with cheese. */
const plainCuts: ReadonlySet<string> = new Set(
  'skinny skin on shoestring straight chunky thick thin hand cut steak'.split(' '),
);

/** How much a word tells which dish is meant. */
export function titleWordWeight(word: string): number {
  if (defaultWords.has(word)) return wordWeights.usual;
  if (descriptorWords.has(word)) return wordWeights.descriptor;
  if (ingredientWords.has(word) || /^\d/.test(word)) return wordWeights.ingredient;
  return wordWeights.name;
}
