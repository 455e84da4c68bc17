import type { SoldOutDetails } from '@nearbite/contract/orders/create-order';
import { nameSoldOut } from '@nearbite/domain/orderable';
import { unitPriceMinor } from '@nearbite/domain/pricing';
import { servedFrom } from '@nearbite/domain/terms/served';
import { servedFromText } from '@nearbite/domain/times/opening-text';
import type { z } from 'zod';
import { hoursOf } from '../../../common/terms/serving.ts';
import type { Zone } from '../../../common/terms/stored-terms.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { LineToOrder } from './cart-lines.ts';
import { findDeletedDishes } from './order-lines.queries.ts';

export type Portions = { readonly dish_id: number; readonly qty: number };

export type OrderedLine = LineToOrder & { readonly unitPriceMinor: number };

type MissingDish = z.infer<typeof SoldOutDetails>['dishes'][number] &
  Pick<z.infer<typeof SoldOutDetails>, 'restaurant'> & {
    /** The kitchen has said when it is back. */
    readonly isForNow?: boolean;
    /** "from 07:00", where it is not served at the time it is ordered for. */
    readonly servedFrom?: string | undefined;
  };

type Asked = {
  readonly expected: readonly Portions[];
  readonly now: Date;
  /** When it is wanted. */
  readonly at: Date;
};

/** The lines at today's prices and what they take of each dish, or a refusal that names everything that cannot be had. */
export async function priceLines(
  db: Db | Trx,
  rows: readonly LineToOrder[],
  { expected, now, at, config }: Asked & Zone,
): Promise<{ readonly lines: readonly OrderedLine[]; readonly portions: readonly Portions[] }> {
  const missing = new Map((await findGone(db, expected, rows)).map((dish) => [dish.dish_id, dish]));
  if (rows.length === 0 && missing.size === 0) throw new AppError('validation', 'Your cart is empty.');
  const perDish = portionsPerDish(rows);
  const wanted = new Map(perDish.map(({ dish_id, qty }) => [dish_id, qty]));
  const lines: OrderedLine[] = [];
  for (const row of rows) {
    const { price_minor: priceMinor, portions, spice_levels: spiceLevels, extras, stock_qty, is_live } = row;
    const choice = {
      portionSize: row.portion_size,
      spiceLevel: row.spice_level,
      extras: row.chosen_extras,
    };
    const price = unitPriceMinor({ priceMinor, portions, spiceLevels, extras }, choice);
    const soldOutName = nameSoldOut({ ...row, spiceLevels }, choice, now);
    const requested = wanted.get(row.dish_id) ?? row.qty;
    const nextServed = servedFromAt(row, { now, at, config });
    const isToBeHad = is_live && price !== undefined && soldOutName === undefined && nextServed === undefined;
    const available = isToBeHad ? stock_qty : 0;
    if (price === undefined || available < requested) {
      missing.set(row.dish_id, {
        dish_id: row.dish_id,
        title: soldOutName ?? row.title,
        isForNow: is_live && soldOutName !== undefined,
        servedFrom: is_live && price !== undefined ? nextServed : undefined,
        requested,
        available,
        restaurant: { id: row.restaurant_id, name: row.restaurant_name },
      });
    } else {
      lines.push({ ...row, unitPriceMinor: price });
    }
  }
  if (missing.size > 0) throw soldOut([...missing.values()]);
  return { lines, portions: perDish };
}

/** Undefined where it is served then. */
function servedFromAt(
  { serving }: Pick<LineToOrder, 'serving'>,
  { now, at, config }: Pick<Asked, 'now' | 'at'> & Zone,
): string | undefined {
  const hours = hoursOf(serving, config);
  const from = servedFrom(hours, at);
  return from && hours ? servedFromText(from, now, hours.timeZone) : undefined;
}

/** What the customer saw in the cart and lost since, because it was taken off the menu. */
async function findGone(
  db: Db | Trx,
  expected: readonly Portions[],
  rows: readonly LineToOrder[],
): Promise<MissingDish[]> {
  const inCart = new Set(rows.map(({ dish_id }) => dish_id));
  const lost = new Map(
    portionsPerDish(expected.filter(({ dish_id }) => !inCart.has(dish_id))).map(({ dish_id, qty }) => [
      dish_id,
      qty,
    ]),
  );
  if (lost.size === 0) return [];
  const gone = await findDeletedDishes(db, [...lost.keys()]);
  return gone.map(({ restaurant_id, restaurant_name, ...dish }) => ({
    ...dish,
    requested: lost.get(dish.dish_id) ?? 0,
    available: 0,
    restaurant: { id: restaurant_id, name: restaurant_name },
  }));
}

function soldOut(dishes: readonly MissingDish[]): AppError {
  const sentences = dishes.map(({ title, available, isForNow, servedFrom }) => {
    if (isForNow) return `${title} is sold out for now.`;
    if (servedFrom !== undefined) return `${title} is served ${servedFrom}.`;
    return available === 0 ? `${title} is no longer available.` : `Only ${available} of ${title} left.`;
  });
  const [first] = dishes;
  return new AppError('sold_out', sentences.join(' '), {
    details: {
      dishes: dishes.map(({ dish_id, title, requested, available }) => ({
        dish_id,
        title,
        requested,
        available,
      })),
      restaurant: first?.restaurant,
    },
  });
}

/** Each dish once, however many lines have it. */
function portionsPerDish(rows: readonly Portions[]): Portions[] {
  const portions = new Map<number, number>();
  for (const { dish_id, qty } of rows) portions.set(dish_id, (portions.get(dish_id) ?? 0) + qty);
  return [...portions].map(([dish_id, qty]) => ({ dish_id, qty }));
}
