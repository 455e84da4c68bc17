import {
  groupWords,
  kindAliases,
  meatDishes,
  meatWords,
  ownKinds,
  vegetableWords,
  vegetarianWords,
} from '../tables/food-words.ts';
import { bareSynonyms, synonymGroups } from '../tables/spelling-variants.ts';
import { onceEach } from './once-each.ts';
import { type Choice, findPortion, findSpice, type Option } from './options.ts';
import type { Title } from './titles.ts';
import type { IndexedDish, VoiceIndex } from './voice-index.ts';

/** A title by its place in the index, which may be unknown. */
type TitlePlace = number | undefined;

/** Is this so of any dish that bears the title? */
export function someDish(
  { titles, dishes }: VoiceIndex,
  title: TitlePlace,
  isSo: (dish: IndexedDish) => boolean,
): boolean {
  return (titles[title ?? -1]?.dishes ?? []).some((place) => {
    const dish = dishes[place];
    return dish !== undefined && isSo(dish);
  });
}

type OwnChoices = {
  readonly portions: ReadonlyMap<string, Choice>;
  readonly spices: ReadonlyMap<string, Choice>;
};
const knownChoices = new WeakMap<Title, OwnChoices>();

/** The portions and heats of all dishes that bear the title, by their names: many restaurants may sell one. */
export function choicesOf({ titles, dishes }: VoiceIndex, place: TitlePlace): OwnChoices | undefined {
  const title = titles[place ?? -1];
  if (title === undefined) return undefined;
  const known = knownChoices.get(title);
  if (known !== undefined) return known;
  const byName = (choices: readonly Choice[]) => new Map(choices.toReversed().map((one) => [one.text, one]));
  const own = title.dishes.flatMap((at) => dishes[at] ?? []);
  const found = {
    portions: byName(own.flatMap(({ portions }) => portions)),
    spices: byName(own.flatMap(({ spiceLevels }) => spiceLevels)),
  };
  knownChoices.set(title, found);
  return found;
}

/** The first dish that bears the title and can be had now. */
export const dishInStock = ({ dishes }: VoiceIndex, { dishes: places }: Title): IndexedDish | undefined =>
  places.flatMap((place) => dishes[place] ?? []).find(({ isSoldOut }) => !isSoldOut);

/** The word of a title that says what it is. */
export function headWord({ titles }: VoiceIndex, title: TitlePlace): string | undefined {
  const found = titles[title ?? -1];
  return found?.words[found.head];
}

/** The category of the first dish that bears the title; '' where there is none. */
export const categoryOf = ({ titles, dishes }: VoiceIndex, title: TitlePlace): string =>
  dishes[titles[title ?? -1]?.dishes[0] ?? -1]?.category ?? '';

/** The titles whose head is another word for the same: "tea" may be a Karak Chai as well as a Green Tea. */
export function titlesOfSameKind(index: VoiceIndex, title: TitlePlace): number[] {
  const head = headWord(index, title) ?? '';
  const groups = bareSynonyms.has(head) ? [] : (synonymGroups.get(head) ?? []);
  const words = groups.flatMap((group) => index.wordsBySynonym.get(group) ?? []);
  return [...new Set(words)]
    .filter((word) => word !== head && !bareSynonyms.has(word))
    .flatMap((word) =>
      (index.titlesByWord.get(word) ?? []).filter((place) => {
        const other = index.titles[place];
        return other?.words[other.head] === word && dishInStock(index, other) !== undefined;
      }),
    );
}

/** Does the card list a dish of this title under that word: a Margherita under "pizza"? */
export const isListedUnder = (index: VoiceIndex, title: TitlePlace, word: string): boolean =>
  someDish(index, title, ({ categoryWords }) => categoryWords.includes(word));

/** Hundreds of kitchens may sell one title, and every rule asks anew whether any of them sells it so. */
function soldBy(isSold: (dish: IndexedDish, option: Option) => boolean) {
  const known = new WeakMap<Title, (option: Option) => boolean>();
  return (index: VoiceIndex, place: TitlePlace, option: Option): boolean => {
    const title = index.titles[place ?? -1];
    if (title === undefined) return false;
    const isSoldSo = (wanted: Option) => someDish(index, place, (dish) => isSold(dish, wanted));
    const answer = known.get(title) ?? onceEach(isSoldSo, new WeakMap());
    known.set(title, answer);
    return answer(option);
  };
}

/** Can a dish of this title be had in that size? */
export const isSoldInSize = soldBy(({ portions }, option) => findPortion(portions, option) !== undefined);

/** Can a dish of this title be had that hot? */
export const isSoldInHeat = soldBy(({ spiceLevels }, option) => findSpice(spiceLevels, option) !== undefined);

/** In its name, or in a tag its owner gave. */
const saysAny = (index: VoiceIndex, title: TitlePlace, group: ReadonlySet<string>): boolean =>
  index.titles[title ?? -1]?.words.some((name) => group.has(name)) === true ||
  someDish(index, title, ({ tagWords }) => tagWords.some((tag) => group.has(tag)));

/** Is it one of those that people call so: a Lassi one of the "drinks", a Samosa "veg", a Cheeseburger a "burger"? */
export function isOfGroup(index: VoiceIndex, title: TitlePlace, word: string): boolean {
  const names = index.titles[title ?? -1]?.words ?? [];
  const hasAny = (group: ReadonlySet<string>) => saysAny(index, title, group);
  // A Fish Cake is no dessert.
  if (/^(?:dessert|sweet)$/.test(word) && hasAny(meatWords)) return false;
  if (word === 'food') return !isOfKind(index, title, 'drink');
  // A Chicken Chowmein "with vegetables" is meat, a Vegan Chicken Burger is none.
  const isNamedMeatless = names.some((name) => vegetarianWords.has(name));
  if (vegetarianWords.has(word)) return isNamedMeatless || (hasAny(vegetarianWords) && !hasAny(meatWords));
  if (word === 'meat') return hasAny(meatWords) && !isNamedMeatless;
  return isOfKind(index, title, word) || names.some((name) => name !== word && name.endsWith(word));
}

/** What the card lists under that word and is called nothing else: pasta is no pizza, though it stands there. */
export function isCalled(index: VoiceIndex, title: TitlePlace, word: string): boolean {
  const head = headWord(index, title) ?? '';
  return isOfGroup(index, title, word) && (groupWords.has(word) || head === word || !ownKinds.has(head));
}

/** As far as a card tells, by name and tags; undefined where it says nothing of it, or calls a dish meatless and names meat. */
export function isWithoutMeat(index: VoiceIndex, title: TitlePlace): boolean | undefined {
  const names = index.titles[title ?? -1]?.words ?? [];
  if (names.some((name) => vegetarianWords.has(name)) && saysAny(index, title, meatWords)) return undefined;
  if (isOfGroup(index, title, 'vegetarian')) return true;
  if (names.some((name) => meatDishes.has(name)) || isOfGroup(index, title, 'meat')) return false;
  return names.some((name) => vegetableWords.has(name)) ? true : undefined;
}

/** Only where the card says the very word: what has no meat may have milk or egg in it. */
export function isVegan(index: VoiceIndex, title: TitlePlace): boolean | undefined {
  const isMeatless = isWithoutMeat(index, title);
  return isMeatless === true && !saysAny(index, title, new Set(['vegan'])) ? undefined : isMeatless;
}

/** By its category or the word that says what it is. */
export function isOfKind(index: VoiceIndex, title: TitlePlace, word: string): boolean {
  const { words, listed } = kindOf(word);
  return (
    words.includes(headWord(index, title) ?? '') ||
    someDish(index, title, ({ category }) => listed.test(category))
  );
}

type Kind = { readonly words: readonly string[]; readonly listed: RegExp };
const kinds = new Map<string, Kind>();
/** The words of a sentence are asked about once per line and rule, and making a pattern takes longer than using it. */
const MAX_KINDS = 500;

function kindOf(word: string): Kind {
  const known = kinds.get(word);
  if (known !== undefined) return known;
  const words = [word, ...(kindAliases.get(word) ?? [])];
  // Read as it is written on the card: the tables read "cold drink" as one thing.
  const kind = { words, listed: new RegExp(`\\b(?:${words.join('|')})`, 'i') };
  if (kinds.size >= MAX_KINDS) kinds.clear();
  kinds.set(word, kind);
  return kind;
}
