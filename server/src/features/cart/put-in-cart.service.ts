import { MAX_CART_LINES } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { nameSoldOut } from '@nearbite/domain/orderable';
import { DatabaseError } from 'pg';
import type { Holder } from '../../common/cart-holder.ts';
import { isKeyTaken } from '../../idempotency/idempotency.queries.ts';
import { AlreadyDone, type IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { currentUnitPrice, leftOf, type PutLine, presentLine } from './cart.present.ts';
import type { CartDishRow } from './cart.queries.ts';
import { mergeNow } from './cart.service.ts';
import { type DishForCart, findDishForCart } from './dish-for-cart.queries.ts';
import type { KnownDishes } from './known-dishes.ts';
import type { PutTogether } from './put-lines.ts';

type CartServices = Pick<Services, 'db' | 'clock'> & {
  readonly dishes: KnownDishes;
  readonly putTogether: PutTogether;
};

type DishChoice = {
  readonly dish_id: number;
  readonly qty: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly note?: string | null | undefined;
  readonly mode: 'set' | 'add';
  readonly isVoice: boolean;
};

type Put = { readonly holder: Holder; readonly choice: DishChoice; readonly once: IdempotentCall };

export async function putInCart(cartServices: CartServices, put: Put): Promise<PutLine> {
  try {
    return (await putKnown(cartServices, put)) ?? (await putAsItIs(cartServices, put));
  } catch (error) {
    // Told by the database, which alone knows of puts at the same moment.
    if (isKeyTaken(error)) throw new AlreadyDone();
    if (!isFullCart(error)) throw error;
    throw new AppError('conflict', `A cart holds at most ${MAX_CART_LINES} lines.`);
  }
}

/**
 * Without reading the dish, where it is known and has not changed since. A refusal never rests on the cached dish alone:
 * undefined where anything is in the way.
 */
async function putKnown(cartServices: CartServices, put: Put): Promise<PutLine | undefined> {
  const { choice } = put;
  const dish = cartServices.dishes.recall(choice.dish_id);
  if (!dish?.is_public || leftOf(dish, choice, cartServices.clock.now()) < choice.qty) return undefined;
  const price = currentUnitPrice(dish, choice);
  return price === undefined
    ? undefined
    : writeLine(cartServices, put, { dish, price, version: dish.version });
}

async function putAsItIs(cartServices: CartServices, put: Put): Promise<PutLine> {
  const { choice } = put;
  const dish = await readDish(cartServices, put);
  const now = cartServices.clock.now();
  const price = priceOf(dish, choice);
  const left = leftOf(dish, choice, now);
  if (left < choice.qty) throw soldOut(namedOption(dish, choice, now), left);
  const line = await writeLine(cartServices, put, { dish, price, version: undefined });
  if (!line) throw soldOut(dish, dish.stock_qty);
  return line;
}

async function readDish({ db, dishes }: CartServices, { holder, choice }: Put): Promise<DishForCart> {
  if (holder.userId === undefined) return publicOnly(await dishes.read(choice.dish_id));
  // With the dish is read what has to be known of an account's cart.
  const { has_guest_lines, ...dish } = publicOnly(
    await findDishForCart(db, { dishId: choice.dish_id, holder }),
  );
  dishes.note(dish);
  if (has_guest_lines) await mergeNow(db, holder);
  return dish;
}

function publicOnly<Dish extends DishForCart>(dish: Dish | undefined): Dish {
  if (!dish?.is_public) throw notFound();
  return dish;
}

type PricedDish = {
  readonly dish: DishForCart;
  readonly price: number;
  /** What the dish must still be; undefined where it was read just now. */
  readonly version: string | undefined;
};

/** Undefined when the dish has changed, adding would exceed what is left, or the same submission has been done before. */
async function writeLine(
  { clock, putTogether }: CartServices,
  { holder, choice, once }: Put,
  { dish, price, version }: PricedDish,
): Promise<PutLine | undefined> {
  const { portionSize: portion_size, spiceLevel: spice_level, note, qty } = choice;
  const now = clock.now();
  const present = (line: { readonly id: number; readonly qty: number; readonly note: string | null }) =>
    presentLine({ ...dish, ...line, portion_size, spice_level, unit_price_minor: price }, now);
  const line = await putTogether({
    holder,
    dishId: choice.dish_id,
    portionSize: choice.portionSize,
    spiceLevel: choice.spiceLevel,
    note,
    qty,
    mode: choice.mode,
    isVoice: choice.isVoice,
    unitPriceMinor: price,
    stockQty: dish.stock_qty,
    maxQty: LIMITS.cartQty.max,
    version,
    kept: once.key && { ...once.key, item: present({ id: 0, qty, note: null }) },
  });
  return line && { item: present(line), isNew: line.is_new };
}

const isFullCart = (error: unknown) =>
  error instanceof DatabaseError && error.constraint === 'cart_items_at_most';

function priceOf(dish: CartDishRow, choice: DishChoice): number {
  const price = currentUnitPrice(dish, choice);
  if (price !== undefined) return price;
  const hasPortion = currentUnitPrice(dish, { ...choice, spiceLevel: NO_SPICE_LEVEL }) !== undefined;
  throw hasPortion
    ? fieldError('spiceLevel', 'This spice level is not offered')
    : fieldError('portionSize', 'This portion size is not offered');
}

/** Named with its portion or spice level, where only that is sold out. */
function namedOption(
  dish: CartDishRow,
  choice: DishChoice,
  now: Date,
): Pick<CartDishRow, 'dish_id' | 'title'> {
  const title = nameSoldOut({ ...dish, spiceLevels: dish.spice_levels }, choice, now) ?? dish.title;
  return { dish_id: dish.dish_id, title };
}

function soldOut({ dish_id, title }: { dish_id: number; title: string }, available: number): AppError {
  const message = available === 0 ? `${title} is sold out.` : `Only ${available} of ${title} left.`;
  return new AppError('sold_out', message, { details: { dish_id, title, available } });
}
