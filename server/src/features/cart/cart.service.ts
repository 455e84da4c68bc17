import { type CartLine, MAX_CART_LINES } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { nameSoldOut } from '@nearbite/domain/orderable';
import { DatabaseError } from 'pg';
import type { Db, Trx } from '../../db/database.ts';
import type { Once } from '../../idempotency/once.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { currentUnitPrice, leftOf, type PutLine, presentChange, presentLine } from './cart.present.ts';
import {
  type CartDishRow,
  type CartLineRow,
  type DishForCart,
  type DishKey,
  deleteLine,
  lockCartsToMerge,
  moveGuestLines,
  readCart,
} from './cart.queries.ts';
import type { Holder } from './holder.ts';
import { putLine } from './put-lines.queries.ts';
import type { PutGuestLine } from './put-lines.ts';

/** Moves a guest's lines into the account's cart; afterwards the guest's is empty. */
export async function mergeGuestCart(trx: Trx, userId: number, cartKey: string): Promise<void> {
  await lockCartsToMerge(trx, userId, cartKey);
  await moveGuestLines(trx, { userId, cartKey, maxQty: LIMITS.cartQty.max, maxLines: MAX_CART_LINES });
}

const mergeNow = (db: Db, { userId, cartKey }: Holder) =>
  userId === undefined
    ? Promise.resolve()
    : db.transaction().execute((trx) => mergeGuestCart(trx, userId, cartKey));

/** One query, unless a guest's lines have to join first. */
export async function linesOf(db: Db, holder: Holder): Promise<CartLineRow[]> {
  const { lines, hasGuestLines } = await readCart(db, holder);
  if (!hasGuestLines) return lines;
  await mergeNow(db, holder);
  return (await readCart(db, holder)).lines;
}

export async function listCart({ db, clock }: Services, holder: Holder): Promise<CartLine[]> {
  const now = clock.now();
  return (await linesOf(db, holder)).map((row) => presentLine(row, now));
}

type Ways = Pick<Services, 'db' | 'clock'> & {
  readonly findDish: (key: DishKey) => Promise<DishForCart | undefined>;
  readonly putGuestLine: PutGuestLine;
};

type Wish = {
  readonly dish_id: number;
  readonly qty: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly mode: 'set' | 'add';
  readonly isVoice: boolean;
};

export async function putInCart(
  { db, clock, findDish, putGuestLine }: Ways,
  holder: Holder,
  wish: Wish,
  once: Once,
): Promise<PutLine> {
  const now = clock.now();
  const dish = await findDish({ dishId: wish.dish_id, holder });
  if (!dish?.is_public) throw notFound();
  if (dish.has_guest_lines) await mergeNow(db, holder);
  const unitPrice = priceOf(dish, wish);
  const left = leftOf(dish, wish, now);
  if (left < wish.qty) throw soldOut(namedOption(dish, wish, now), left);
  const wanted = {
    dishId: wish.dish_id,
    portionSize: wish.portionSize,
    spiceLevel: wish.spiceLevel,
    qty: wish.qty,
    mode: wish.mode,
    isVoice: wish.isVoice,
    unitPricePaisa: unitPrice,
    stockQty: dish.stock_qty,
    maxQty: LIMITS.cartQty.max,
  };
  const put = async (trx?: Trx): Promise<PutLine> => {
    const isShared = trx === undefined && holder.userId === undefined;
    const line = await (isShared
      ? putGuestLine({ cartKey: holder.cartKey, line: wanted })
      : putLine(trx ?? db, holder, wanted));
    if (!line) throw soldOut(dish, dish.stock_qty);
    const item = presentLine(
      {
        ...dish,
        id: line.id,
        qty: line.qty,
        portion_size: wish.portionSize,
        spice_level: wish.spiceLevel,
        unit_price_paisa: unitPrice,
      },
      now,
    );
    return { item, isNew: line.is_new };
  };
  // Without a key one statement is enough.
  try {
    return await (once.hasKey ? once.transaction(db, put, presentChange) : put());
  } catch (error) {
    if (!isFullCart(error)) throw error;
    throw new AppError('conflict', `A cart holds at most ${MAX_CART_LINES} lines.`);
  }
}

/** Told by the database, which alone knows of puts at the same moment. */
const isFullCart = (error: unknown) =>
  error instanceof DatabaseError && error.constraint === 'cart_items_at_most';

function priceOf(dish: Parameters<typeof currentUnitPrice>[0], wish: Wish): number {
  const price = currentUnitPrice(dish, wish);
  if (price !== undefined) return price;
  const hasPortion = currentUnitPrice(dish, { ...wish, spiceLevel: NO_SPICE_LEVEL }) !== undefined;
  throw hasPortion
    ? fieldError('spiceLevel', 'This spice level is not offered')
    : fieldError('portionSize', 'This portion size is not offered');
}

/** Named with its portion or spice level, where only that is sold out. */
function namedOption(dish: CartDishRow, wish: Wish, now: Date): Pick<CartDishRow, 'dish_id' | 'title'> {
  const title = nameSoldOut({ ...dish, spiceLevels: dish.spice_levels }, wish, now) ?? dish.title;
  return { dish_id: dish.dish_id, title };
}

function soldOut({ dish_id, title }: { dish_id: number; title: string }, available: number): AppError {
  const message = available === 0 ? `${title} is sold out.` : `Only ${available} of ${title} left.`;
  return new AppError('sold_out', message, { details: { dish_id, title, available } });
}

export async function removeFromCart({ db }: Services, holder: Holder, itemId: number): Promise<void> {
  // The line to remove may still lie in the guest's cart that is about to join.
  await linesOf(db, holder);
  if (!(await deleteLine(db, holder, itemId))) throw notFound();
}
