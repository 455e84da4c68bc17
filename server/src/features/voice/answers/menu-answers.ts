import { LIMITS } from '@nearbite/contract/limits';
import { formatMinor, formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { headWord, isOfGroup, isOfKind } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { PriceQuestion } from '@nearbite/voice/questions/price-questions';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import { tokenise } from '@nearbite/voice/read/tokenise';
import { ownKinds, vegetarianWords } from '@nearbite/voice/tables/food-words';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import { nextServed } from '../../../common/terms/serving.ts';
import { findWithinReach, type MenuRow, readMenu, readPopularTitles } from '../voice.queries.ts';
import { DIETS, givenAt, isNamedSpicy, tellOfCards, tellWithout, titleOf } from './dish-answers.ts';
import type { Says, VoiceCall } from './texts-in.ts';

/** The words of an answer, and dishes to tap with it. */
export type Talk = { readonly text: string; readonly dishes: readonly number[] };

/** More are hard to keep in mind when they are read aloud. */
const MOST_DISHES = 5;
const MOST_NAMES = 4;
/** Enough to find some of each kind that are cooked now. */
const MOST_POPULAR = 200;

type Menu = {
  readonly say: Says;
  readonly index: VoiceIndex;
  /** In stock; of kitchens in reach, open or not. */
  readonly dishes: readonly MenuRow[];
  readonly isOpen: (dish: MenuRow) => boolean;
};

/** What somebody at a counter would answer, from what is in reach at this moment. */
export async function answerTalk(call: VoiceCall, index: VoiceIndex, question: MenuQuestion): Promise<Talk> {
  const { db, here, say } = call;
  if (question.about === 'help') return { text: say.help, dishes: [] };
  if (question.about === 'usual') return { text: say.noUsual, dishes: [] };
  const restaurants = await findWithinReach({ db, here });
  if (restaurants.length === 0) return { text: say.nobodyDelivers, dishes: [] };
  const dishes = (await readMenu(call, restaurants)).filter(({ in_stock }) => in_stock);
  const { termsOf } = await findPublicTerms(call, restaurants, here);
  const isOpen = ({ restaurant_id, serving }: MenuRow) =>
    termsOf(restaurant_id).is_open && nextServed(serving, call) === null;
  const menu: Menu = { say, index, dishes, isOpen };
  switch (question.about) {
    case 'menu': {
      const openFirst = [true, false].flatMap((open) => dishes.filter((dish) => isOpen(dish) === open));
      const kinds = [...new Set(openFirst.map(({ category }) => category))];
      return { text: say.onMenus(someOf(say, kinds)), dishes: [] };
    }
    case 'spicy': {
      const named = dishes.filter((dish) => isNamedSpicy(givenAt(index, dish.id) ?? dish));
      // Where none that is cooked now says so by itself, those that can be made so.
      const madeSo = dishes.filter(({ spice_levels }) => spice_levels.length > 0);
      const spicy = [named, madeSo].find((some) => some.some(isOpen)) ?? [...named, ...madeSo];
      return offer(menu, spicy, say.spicyDishes, say.noSpicyDish);
    }
    case 'vegetarian':
    case 'vegan': {
      const isSo = DIETS[question.about];
      const suiting = dishes.filter((dish) => isMeal(index, dish) && isSo(index, titleOf(index, dish.id)));
      const diet = say.diets[question.about];
      return offer(menu, suiting, (names) => say.dietDishes(diet, names), say.noDietDish(diet));
    }
    case 'without':
      return tellWithout(call, question.food ?? '', dishes);
    case 'recommend': {
      const { asked, missed } = ofKind(menu, question.kind);
      const titles = await readPopularTitles(call, restaurants, MOST_POPULAR);
      const popular = titles.flatMap((title) => asked.find((dish) => dish.title === title) ?? []);
      const suggested = popular.length > 0 ? popular : asked;
      return offer(menu, suggested, (names) => missed + say.oftenOrdered(names), say.nothingToOrder);
    }
    case 'contains':
    case 'contents':
      return tellOfCards(call, question, []);
    default:
      return answerPrices(menu, { ...question, about: question.about });
  }
}

/** The really cheapest, bread and water too; what a sum is enough for is a meal, where there is one. */
function answerPrices(menu: Menu, { about, kind, mostPrice }: PriceQuestion): Talk {
  const byPrice = menu.dishes.toSorted((a, b) => a.price_minor - b.price_minor || a.id - b.id);
  const { asked, missed } = ofKind({ ...menu, dishes: byPrice }, kind);
  const { say } = menu;
  const tell = (found: readonly MenuRow[], sentence: (names: string) => string) =>
    offer(menu, found, (names) => missed + sentence(names), missed + sentence(say.nothingNow), nameWithPrice);
  if (about === 'expensive') return tell(asked.toReversed(), say.mostExpensive);
  const cheapest = tell(asked, say.cheapest);
  if (mostPrice === undefined) return cheapest;
  const most = Math.min(mostPrice, fromMinor(LIMITS.priceMinor.max));
  const affordable = asked.filter(({ price_minor }) => price_minor <= toMinor(most));
  const meals = affordable.filter((dish) => menu.isOpen(dish) && isMeal(menu.index, dish));
  const upTo = (names: string) => say.upTo(formatMoney(most), names);
  if (affordable.length > 0) return tell(meals.length > 0 ? meals : affordable, upTo);
  return { text: `${upTo(say.nothingNow)} ${cheapest.text}`, dishes: cheapest.dishes };
}

function nameWithPrice({ title, portions, price_minor }: MenuRow, { say }: Menu): string {
  const price = formatMinor(price_minor);
  return nameWith(title, [portions.length > 1 ? say.fromPrice(price) : price]);
}

/** What can be had now; what cannot, told as such, only where there is nothing else. */
function offer(
  menu: Menu,
  found: readonly MenuRow[],
  sentence: (names: string) => string,
  otherwise: string,
  nameOf: (dish: MenuRow, menu: Menu) => string = ({ title }) => title,
): Talk {
  const { say, isOpen } = menu;
  const isCookedNow = found.some(isOpen);
  const dishes = isCookedNow ? found.filter(isOpen) : found;
  const named = dishes.filter(isFirstOfTitle).slice(0, MOST_DISHES);
  if (named.length === 0) return { text: otherwise, dishes: [] };
  const text = sentence(say.allOf(named.map((dish) => nameOf(dish, menu))));
  return { text: isCookedNow ? text : `${text} ${say.noneNow}`, dishes: named.map(({ id }) => id) };
}

type Titled = { readonly title: string };

/** For `filter`: one of each name. */
export const isFirstOfTitle = ({ title }: Titled, place: number, all: readonly Titled[]): boolean =>
  all.findIndex((other) => other.title === title) === place;

const isMeal = (index: VoiceIndex, { id }: MenuRow): boolean =>
  !['drink', 'bread', 'dessert', 'side'].some((kind) => isOfKind(index, titleOf(index, id), kind));

/** The dishes of a kind that was named; all of them where there is no such, which is told first. */
function ofKind(menu: Menu, kind: string | undefined) {
  const found = kind === undefined ? menu.dishes : dishesOfKind(menu, kind);
  return found.length > 0 || kind === undefined
    ? { asked: found, missed: '' }
    : { asked: menu.dishes, missed: `${menu.say.notFound(kind)} ` };
}

/** Those that all the words fit ("chicken burgers"), else the last of them, which says what it is; of a diet, where one is named. */
function dishesOfKind({ index, dishes }: Menu, kind: string): readonly MenuRow[] {
  const keys = tokenise(kind).map(({ key }) => key);
  const diet = keys.find((key) => vegetarianWords.has(key));
  if (diet === undefined) {
    const ofAll = dishesOf(index, dishes, keys);
    return ofAll.length > 0 ? ofAll : dishesOf(index, dishes, keys.slice(-1));
  }
  const isSo = DIETS[diet === 'vegan' ? 'vegan' : 'vegetarian'];
  const suiting = dishes.filter(({ id }) => isSo(index, titleOf(index, id)));
  const others = keys.filter((key) => !vegetarianWords.has(key));
  const both = dishesOf(index, suiting, others);
  return both.length > 0 ? both : suiting;
}

/**
 * Named so, or listed under it; "Biryani & Rice" does not tell which of the two a dish is, and a pasta among the pizzas
 * is none.
 */
function dishesOf(index: VoiceIndex, dishes: readonly MenuRow[], keys: readonly string[]): MenuRow[] {
  const isNamed = ({ id }: MenuRow) => {
    const words = index.titles[titleOf(index, id) ?? -1]?.words ?? [];
    return keys.every((key) => words.includes(key));
  };
  const isListed = ({ id }: MenuRow) => keys.every((key) => isOfGroup(index, titleOf(index, id), key));
  const isAnyNamed = dishes.some(isNamed);
  const tellsWhich = ({ id, category }: MenuRow) =>
    !isAnyNamed ||
    !(
      /[&,/]|\band\b/i.test(givenAt(index, id)?.category ?? category) ||
      ownKinds.has(headWord(index, titleOf(index, id)) ?? '')
    );
  return dishes.filter((dish) => isNamed(dish) || (isListed(dish) && tellsWhich(dish)));
}

/** "A, B, C, D and 3 more" */
export const someOf = (say: Says, names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? say.allOf(names)
    : say.andMore(names.slice(0, MOST_NAMES), names.length - MOST_NAMES);
