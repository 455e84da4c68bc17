import { buildPhraseTable, type PhraseTable } from '../read/phrase-table.ts';
import { tokenise } from '../read/tokenise.ts';
import { joinerWords } from '../tables/food-words.ts';
import { synonymGroups } from '../tables/spelling-variants.ts';
import type { VoiceDish } from '../voice-types.ts';
import { wordWeights } from '../weights.ts';
import { type Choice, type Option, optionPhrases, readChoice, readLadder } from './options.ts';
import { readTagNames } from './tag-names.ts';
import { readTitle, type Title, titleKey, titleWordWeight } from './titles.ts';
import { buildWordIndex, startOf, type WordIndex } from './word-index.ts';

export type IndexedDish = {
  readonly id: number;
  /** Place in `titles`. */
  readonly title: number;
  readonly restaurant: number;
  readonly category: string;
  readonly categoryWords: readonly string[];
  readonly tagWords: readonly string[];
  readonly portions: readonly Choice[];
  readonly spiceLevels: readonly Choice[];
};

export type IndexedRestaurant = { readonly id: number; readonly words: readonly string[] };

export type VoiceIndex = {
  readonly dishes: readonly IndexedDish[];
  /** Dish id to its place in `dishes`. */
  readonly dishPlaces: ReadonlyMap<number, number>;
  readonly titles: readonly Title[];
  /** The titles and, behind them, names made of the tags an owner gave: each with the title it stands for. */
  readonly names: readonly Title[];
  readonly titleOfName: readonly number[];
  readonly restaurants: readonly IndexedRestaurant[];
  /** Title words, and neighbours run together as "seekhkebab". */
  readonly words: WordIndex;
  /** For a run-together entry, its two words. */
  readonly pairs: ReadonlyMap<string, readonly [string, string]>;
  /** The same by the first letters of the first word. */
  readonly pairsByStart: ReadonlyMap<string, readonly string[]>;
  /** In how many titles the word stands. */
  readonly titleCounts: ReadonlyMap<string, number>;
  /** The title a word names although others have it too: the "turkey" of Turkey Breast beside Turkey Breast and Ham. */
  readonly wordOwners: ReadonlyMap<string, Title>;
  /** The same as `titleCounts` for words of tags; what is a word of a title as well counts as many. */
  readonly tagCounts: ReadonlyMap<string, number>;
  /** Titles to look at when the word is heard. Words that only qualify lead to generic titles alone. */
  readonly titlesByWord: ReadonlyMap<string, readonly number[]>;
  /** Titles to look at when two of their neighbouring words are heard that say little alone: "veggie supreme". */
  readonly titlesByPair: ReadonlyMap<string, readonly number[]>;
  readonly wordsBySynonym: ReadonlyMap<number, readonly string[]>;
  readonly restaurantWords: WordIndex;
  readonly restaurantsByWord: ReadonlyMap<string, readonly number[]>;
  /** Portion and spice names of these menus that the tables do not know: "leg", "thin crust", "half rack". */
  readonly menuOptions: PhraseTable<Option>;
  /** Every word of a portion's name on these menus. */
  readonly portionWords: ReadonlySet<string>;
  /** The title that alone is sold in a portion of several words: Baby Back Ribs for a "half rack". */
  readonly portionOwners: ReadonlyMap<string, number>;
};

/** Reads the menus once. Where scores tie, the dish given first wins: pass the nearest restaurants first. */
export function buildVoiceIndex(dishes: readonly VoiceDish[]): VoiceIndex {
  const restaurants: IndexedRestaurant[] = [];
  const restaurantPlaces = new Map<number, number>();
  const indexedDishes: Omit<IndexedDish, 'title'>[] = [];
  const titleOfDish: number[] = [];
  const dishesByTitle = new Map<string, number[]>();
  const choices = new Map<string, Choice>();
  const choiceOf = (name: string, kind: 'portion' | 'spice'): Choice => {
    const known = choices.get(`${kind} ${name}`);
    if (known !== undefined) return known;
    const choice = readChoice(name, kind);
    choices.set(`${kind} ${name}`, choice);
    return choice;
  };
  const namesRead = new Map<string, readonly string[]>();
  const wordsOf = (name: string): readonly string[] => {
    const known = namesRead.get(name) ?? tokenise(name).map(({ key }) => key);
    namesRead.set(name, known);
    return known;
  };
  for (const dish of dishes) {
    let restaurant = restaurantPlaces.get(dish.restaurantId);
    if (restaurant === undefined) {
      restaurant = restaurants.length;
      restaurantPlaces.set(dish.restaurantId, restaurant);
      const words = tokenise(dish.restaurantName).map((token) => token.key);
      restaurants.push({ id: dish.restaurantId, words });
    }
    append(dishesByTitle, titleKey(dish.title), indexedDishes.length);
    indexedDishes.push({
      id: dish.id,
      restaurant,
      category: dish.category ?? '',
      categoryWords: wordsOf(dish.category ?? ''),
      tagWords: (dish.tags ?? []).flatMap(wordsOf),
      portions: readLadder(dish.portions.map((name) => choiceOf(name, 'portion'))),
      spiceLevels: dish.spiceLevels.map((name) => choiceOf(name, 'spice')),
    });
  }
  const titles = [...dishesByTitle].map(([key, places]) => readTitle(key, places));
  titles.forEach((title, place) => {
    for (const dish of title.dishes) titleOfDish[dish] = place;
  });
  const tagNames = readTagNames(titles, dishes);
  const titleWords = indexTitleWords(
    titles,
    tagNames.map(({ name }) => name),
  );
  return {
    dishes: indexedDishes.map((dish, place) => ({ ...dish, title: titleOfDish[place] ?? -1 })),
    dishPlaces: new Map(indexedDishes.map(({ id }, place) => [id, place])),
    titles,
    names: [...titles, ...tagNames.map(({ name }) => name)],
    titleOfName: [...titles.keys(), ...tagNames.map(({ title }) => title)],
    restaurants,
    ...titleWords,
    ...indexRestaurantWords(restaurants),
    portionOwners: findPortionOwners(indexedDishes, titleOfDish),
    portionWords: new Set([...choices.values()].flatMap(({ words }) => [...words])),
    menuOptions: buildPhraseTable(
      [...choices.values()]
        .filter(
          (choice) => choice.text !== '' && choice.measure === undefined && !optionPhrases.has(choice.text),
        )
        .flatMap((choice) => [
          optionOf(choice),
          ...tellingWords(choice, titleWords.titleCounts).map((text) => ({ text })),
        ])
        .map((option) => [option.text, option] as const),
    ),
  };
}

/** "Thai Hot" is a heat of that name, a "Half Rack" only itself. */
const optionOf = ({ text, heat }: Choice): Option => ({ text, ...(heat === undefined ? {} : { heat }) });

function findPortionOwners(
  dishes: readonly Omit<IndexedDish, 'title'>[],
  titleOfDish: readonly number[],
): Map<string, number> {
  const owners = new Map<string, number | undefined>();
  dishes.forEach(({ portions }, place) => {
    const title = titleOfDish[place];
    for (const { text, words, measure } of portions) {
      if (words.size < 2 || measure !== undefined) continue;
      owners.set(text, owners.has(text) && owners.get(text) !== title ? undefined : title);
    }
  });
  return new Map(
    [...owners].flatMap(([text, title]) => (title === undefined ? [] : [[text, title] as const])),
  );
}

/** A word of a longer portion name that will do for the whole: the "meal" of a "Meal with drink". */
function tellingWords({ words }: Choice, titleCounts: ReadonlyMap<string, number>): string[] {
  if (words.size < 2) return [];
  return [...words].filter(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      !titleCounts.has(word) &&
      !commonWords.has(word) &&
      !optionPhrases.has(word),
  );
}

/** Too common in portion names to choose one. */
const commonWords: ReadonlySet<string> = new Set([
  ...joinerWords,
  'drink',
  'only',
  'side',
  'piece',
  'serve',
  'person',
  'size',
]);

/** "A chicken sandwich" may be any of so many titles, and we ask which; of more it is none. */
const mostOfOneKind = 4;

function indexTitleWords(titles: readonly Title[], tagNames: readonly Title[]) {
  const pairs = new Map<string, readonly [string, string]>();
  const titlesByWord = new Map<string, number[]>();
  const titlesByPair = new Map<string, number[]>();
  const wordsBySynonym = new Map<number, string[]>();
  const texts = new Set<string>();
  const titleCounts = new Map<string, number>();
  for (const { words } of titles)
    for (const word of new Set(words)) titleCounts.set(word, (titleCounts.get(word) ?? 0) + 1);
  const wordOwners = findOwners(titles);
  const pairsByStart = new Map<string, string[]>();
  const tagCounts = new Map([...titleCounts].map(([word, count]) => [word, count + 1]));
  for (const { words } of tagNames)
    for (const word of words) if (!titleCounts.has(word)) tagCounts.set(word, (tagCounts.get(word) ?? 0) + 1);
  [...titles, ...tagNames].forEach((title, place) => {
    const counts = place < titles.length ? titleCounts : tagCounts;
    title.words.forEach((word, position) => {
      texts.add(word);
      const next = title.words[position + 1];
      if (next !== undefined) {
        if (!pairs.has(word + next)) append(pairsByStart, startOf(word), word + next);
        pairs.set(word + next, [word, next]);
        const saysLittle = titleWordWeight(word) < 1 && titleWordWeight(next) < 1;
        if (saysLittle) append(titlesByPair, word + next, place);
      }
      const isTelling =
        titleWordWeight(word) >= wordWeights.name ||
        counts.get(word) === 1 ||
        wordOwners.get(word) === title ||
        (titleWordWeight(word) >= wordWeights.ingredient && (counts.get(word) ?? 0) <= mostOfOneKind);
      if (title.isGeneric || isTelling) append(titlesByWord, word, place);
    });
  });
  for (const word of texts) {
    for (const group of synonymGroups.get(word) ?? []) append(wordsBySynonym, group, word);
  }
  return {
    pairs,
    pairsByStart,
    titlesByWord,
    titlesByPair,
    titleCounts,
    wordOwners,
    tagCounts,
    wordsBySynonym,
    words: buildWordIndex([...texts, ...pairs.keys()]),
  };
}

/** Words that only one title has which does not join two things: "ham" is Black Forest Ham, not Turkey and Ham. */
function findOwners(titles: readonly Title[]): Map<string, Title> {
  const owners = new Map<string, Title | undefined>();
  for (const title of titles) {
    if (title.hasJoiner) continue;
    for (const word of new Set(title.words))
      owners.set(word, owners.has(word) ? shorterOf(owners.get(word), title) : title);
  }
  return new Map(
    [...owners].flatMap(([word, title]) => (title === undefined ? [] : [[word, title] as const])),
  );
}

/** "A classic" is the Classic Burger, which the Classic Burger Meal has in it; of two that differ it is neither. */
function shorterOf(a: Title | undefined, b: Title): Title | undefined {
  if (a === undefined) return undefined;
  const [short, long] = a.words.length < b.words.length ? [a, b] : [b, a];
  return short.words.length > 1 && short.words.every((word, at) => long.words[at] === word)
    ? short
    : undefined;
}

function indexRestaurantWords(restaurants: readonly IndexedRestaurant[]) {
  const restaurantsByWord = new Map<string, number[]>();
  restaurants.forEach((restaurant, place) => {
    for (const word of new Set(restaurant.words)) append(restaurantsByWord, word, place);
  });
  return { restaurantsByWord, restaurantWords: buildWordIndex(restaurantsByWord.keys()) };
}

function append<K>(map: Map<K, number[]>, key: K, value: number): void;
function append<K>(map: Map<K, string[]>, key: K, value: string): void;
function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
