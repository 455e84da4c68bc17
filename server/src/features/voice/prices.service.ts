import { formatPaisa, formatRupees, toPaisa } from '@nearbite/domain/money';
import { headWord, isOfGroup } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { PriceQuestion } from '@nearbite/voice/price-questions';
import { tokenise } from '@nearbite/voice/read/tokenise';
import { ownKinds } from '@nearbite/voice/tables/food-words';
import type { Db } from '../../db/database.ts';
import { type IsOpen, isMeal, offer, type Talk, titleOf } from './offers.ts';
import { type MenuRow, readCheapest } from './voice.queries.ts';

/** No dish costs more, and the database counts no further. */
const HIGHEST_RUPEES = 1_000_000;

type PricedDish = MenuRow & { readonly pricePaisa: number };

/** The really cheapest, bread and water too; what a sum is enough for is a meal, where there is one. */
export async function answerPrices(
  db: Db,
  index: VoiceIndex,
  menu: readonly MenuRow[],
  isOpen: IsOpen,
  { about, kind, mostRupees }: PriceQuestion,
): Promise<Talk> {
  const dishes = await readPriced(db, menu);
  const ofKind = kind === undefined ? dishes : dishesOfKind(index, dishes, kind);
  const before = ofKind.length > 0 ? '' : `I did not find “${kind}”. `;
  const asked = ofKind.length > 0 ? ofKind : dishes;
  const tell = (
    found: readonly PricedDish[],
    title: string,
    otherwise = `${before}${title}nothing right now.`,
  ) => offer(found, isOpen, { before: before + title, otherwise }, nameOf);
  if (about === 'expensive') return tell(asked.toReversed(), 'The most expensive here: ');
  const cheapest = tell(asked, 'The cheapest here: ');
  if (mostRupees === undefined) return cheapest;
  const most = Math.min(mostRupees, HIGHEST_RUPEES);
  const affordable = asked.filter(({ pricePaisa }) => pricePaisa <= toPaisa(most));
  const meals = affordable.filter((dish) => isOpen(dish) && isMeal(index, dish));
  const title = `Up to ${formatRupees(most)}: `;
  if (affordable.length > 0) return tell(meals.length > 0 ? meals : affordable, title);
  return { text: `${title}nothing right now. ${cheapest.text}`, dishes: cheapest.dishes };
}

const nameOf = ({ title, portions, pricePaisa }: PricedDish) =>
  `${title} (${portions.length > 1 ? 'from ' : ''}${formatPaisa(pricePaisa)})`;

/** Those that all the words fit ("chicken burgers"), else the last of them, which says what it is. */
function dishesOfKind(index: VoiceIndex, dishes: readonly PricedDish[], kind: string): readonly PricedDish[] {
  const keys = tokenise(kind).map(({ key }) => key);
  const ofAll = dishesOf(index, dishes, keys);
  return ofAll.length > 0 ? ofAll : dishesOf(index, dishes, keys.slice(-1));
}

/**
 * Named so, or listed under it; "Biryani & Rice" does not tell which of the two a dish is, and a pasta among the pizzas
 * is none.
 */
function dishesOf(index: VoiceIndex, dishes: readonly PricedDish[], keys: readonly string[]): PricedDish[] {
  const isNamed = (dish: PricedDish) => {
    const words = index.titles[titleOf(index, dish) ?? -1]?.words ?? [];
    return keys.every((key) => words.includes(key));
  };
  const isListed = (dish: PricedDish) => keys.every((key) => isOfGroup(index, titleOf(index, dish), key));
  const isAnyNamed = dishes.some(isNamed);
  const tellsWhich = (dish: PricedDish) =>
    !isAnyNamed ||
    !(/[&,/]|\band\b/i.test(dish.category) || ownKinds.has(headWord(index, titleOf(index, dish)) ?? ''));
  return dishes.filter((dish) => isNamed(dish) || (isListed(dish) && tellsWhich(dish)));
}

/** The menu from the cheapest dish on. */
async function readPriced(db: Db, menu: readonly MenuRow[]): Promise<PricedDish[]> {
  const rows = new Map(menu.map((dish) => [dish.id, dish]));
  const restaurants = [...new Set(menu.map(({ restaurant_id }) => restaurant_id))];
  const priced = await readCheapest(db, restaurants);
  return priced.flatMap(({ id, price_paisa: pricePaisa }) => {
    const dish = rows.get(id);
    return dish ? [{ ...dish, pricePaisa }] : [];
  });
}
