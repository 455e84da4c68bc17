import type { ChosenExtra } from '@nearbite/domain/extras';
import { buildPhraseTable, type PhraseTable } from '../read/phrase-table.ts';
import { tokenise } from '../read/tokenise.ts';
import { joinerWords } from '../tables/food-words.ts';
import type { VoiceDish } from '../voice-types.ts';
import { append } from './append.ts';
import { onceEach } from './once-each.ts';
import { type Choice, type Option, optionPhrases, readChoice, readLadder } from './options.ts';
import { readTagNames } from './tag-names.ts';
import { indexTitleWords } from './title-words.ts';
import { readTitle, type Title, titleKey } from './titles.ts';
import { buildWordIndex, type WordIndex } from './word-index.ts';

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
  readonly extras: readonly IndexedExtra[];
  readonly isSoldOut: boolean;
};

/** An option that may be chosen with a dish, by the words of its name and of its group's. */
export type IndexedExtra = ChosenExtra & {
  /** So many of its group at most. */
  readonly max: number;
  readonly words: readonly string[];
  readonly groupWords: readonly string[];
};

export type IndexedRestaurant = {
  readonly id: number;
  readonly name: string;
  readonly words: readonly string[];
};

export type VoiceIndex = {
  /** The dishes as they were given. */
  readonly given: readonly VoiceDish[];
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
  /** What may be chosen with some dish, by the words of its name. */
  readonly extraNames: PhraseTable<string>;
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
  // Hundreds of kitchens sell the same dishes: splitting a name into words is what takes time here.
  const wordsOf = onceEach((name: string): readonly string[] => tokenise(name).map(({ key }) => key));
  const keyOf = onceEach(titleKey);
  for (const dish of dishes) {
    let restaurant = restaurantPlaces.get(dish.restaurantId);
    if (restaurant === undefined) {
      restaurant = restaurants.length;
      restaurantPlaces.set(dish.restaurantId, restaurant);
      const { restaurantId: id, restaurantName: name } = dish;
      restaurants.push({ id, name, words: wordsOf(name) });
    }
    append(dishesByTitle, keyOf(dish.title), indexedDishes.length);
    indexedDishes.push({
      id: dish.id,
      restaurant,
      category: dish.category ?? '',
      categoryWords: wordsOf(dish.category ?? ''),
      tagWords: (dish.tags ?? []).flatMap(wordsOf),
      portions: readLadder(dish.portions.map((name) => choiceOf(name, 'portion'))),
      spiceLevels: dish.spiceLevels.map((name) => choiceOf(name, 'spice')),
      extras: (dish.extras ?? []).flatMap(({ name: group, max, options }) =>
        options.map((name) => ({ group, name, max, words: wordsOf(name), groupWords: wordsOf(group) })),
      ),
      isSoldOut: dish.isSoldOut === true,
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
    given: dishes,
    dishes: indexedDishes.map((dish, place) => ({ ...dish, title: titleOfDish[place] ?? -1 })),
    dishPlaces: new Map(indexedDishes.map(({ id }, place) => [id, place])),
    titles,
    names: [...titles, ...tagNames.map(({ name }) => name)],
    titleOfName: [...titles.keys(), ...tagNames.map(({ title }) => title)],
    restaurants,
    ...titleWords,
    ...indexRestaurantWords(restaurants),
    portionOwners: findPortionOwners(indexedDishes, titleOfDish),
    extraNames: buildPhraseTable(
      [...new Set(indexedDishes.flatMap(({ extras }) => extras.flatMap(namesOfExtra)))].map((name) => [
        name,
        name,
      ]),
    ),
    portionWords: new Set([...choices.values()].flatMap(({ words }) => [...words])),
    menuOptions: buildMenuOptions([...choices.values()], titleWords.titleCounts),
  };
}

/** Its own name, and how none of its group is said. */
export const namesOfExtra = ({ words, groupWords }: IndexedExtra): readonly string[] => [
  words.join(' '),
  groupWords.join(' '),
];

function indexRestaurantWords(restaurants: readonly IndexedRestaurant[]) {
  const restaurantsByWord = new Map<string, number[]>();
  restaurants.forEach((restaurant, place) => {
    for (const word of new Set(restaurant.words)) append(restaurantsByWord, word, place);
  });
  return { restaurantsByWord, restaurantWords: buildWordIndex(restaurantsByWord.keys()) };
}

/** Portion and spice names of these menus that the tables do not know. */
function buildMenuOptions(
  choices: readonly Choice[],
  titleCounts: ReadonlyMap<string, number>,
): PhraseTable<Option> {
  const options: readonly Option[] = choices
    .filter((choice) => choice.text !== '' && choice.measure === undefined && !optionPhrases.has(choice.text))
    .flatMap((choice) => [optionOf(choice), ...tellingWords(choice, titleCounts).map((text) => ({ text }))]);
  const known = new Set(choices.flatMap(({ words }) => [...words]));
  const others = mealWords.filter((word) => !known.has(word) && !titleCounts.has(word));
  return buildPhraseTable([
    ...options.map((option) => [option.text, option] as const),
    ...options
      .filter(({ text }) => mealWords.includes(text))
      .flatMap((option) => others.map((word) => [word, option] as const)),
  ]);
}

/** One thing under two names: who sells a "Meal with drink" is asked for a combo. */
const mealWords: readonly string[] = ['meal', 'combo'];

/** "Thai Hot" is a heat of that name, a "Half Rack" only itself. */
const optionOf = ({ text, heat }: Choice): Option => ({ text, ...(heat === undefined ? {} : { heat }) });

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

/** The title that alone is sold in a portion of several words, by that portion's name. */
function findPortionOwners(
  dishes: readonly { readonly portions: readonly Choice[] }[],
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
