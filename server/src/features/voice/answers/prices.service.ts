import { LIMITS } from '@nearbite/contract/limits';
import { formatMinor, formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { PriceQuestion } from '@nearbite/voice/questions/price-questions';
import type { Db } from '../../../db/database.ts';
import { type MenuRow, readCheapest } from '../voice.queries.ts';
import { dishesOfKind } from './dishes-of-kind.ts';
import { type IsOpen, isMeal, offer, type Talk } from './offers.ts';

type PricedDish = MenuRow & { readonly priceMinor: number };

/** The really cheapest, bread and water too; what a sum is enough for is a meal, where there is one. */
export async function answerPrices(
  db: Db,
  index: VoiceIndex,
  menu: readonly MenuRow[],
  isOpen: IsOpen,
  { about, kind, mostPrice }: PriceQuestion,
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
  if (mostPrice === undefined) return cheapest;
  const most = Math.min(mostPrice, fromMinor(LIMITS.priceMinor.max));
  const affordable = asked.filter(({ priceMinor }) => priceMinor <= toMinor(most));
  const meals = affordable.filter((dish) => isOpen(dish) && isMeal(index, dish));
  const title = `Up to ${formatMoney(most)}: `;
  if (affordable.length > 0) return tell(meals.length > 0 ? meals : affordable, title);
  return { text: `${title}nothing right now. ${cheapest.text}`, dishes: cheapest.dishes };
}

const nameOf = ({ title, portions, priceMinor }: PricedDish) =>
  nameWith(title, [`${portions.length > 1 ? 'from ' : ''}${formatMinor(priceMinor)}`]);

/** The menu from the cheapest dish on. */
async function readPriced(db: Db, menu: readonly MenuRow[]): Promise<PricedDish[]> {
  const rows = new Map(menu.map((dish) => [dish.id, dish]));
  const restaurants = [...new Set(menu.map(({ restaurant_id }) => restaurant_id))];
  const priced = await readCheapest(db, restaurants);
  return priced.flatMap(({ id, price_minor: priceMinor }) => {
    const dish = rows.get(id);
    return dish ? [{ ...dish, priceMinor }] : [];
  });
}
