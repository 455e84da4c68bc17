import { MAX_CART_LINES } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { type ChosenExtra, findExtrasProblem, NO_EXTRAS, sortedExtras } from '@nearbite/domain/extras';
import { nameSoldOut } from '@nearbite/domain/orderable';
import { type Choice, priceSoFarMinor } from '@nearbite/domain/pricing';
import { DatabaseError } from 'pg';
import type { Holder } from '../../common/cart-holder.ts';
import { isKeyTaken } from '../../idempotency/idempotency.queries.ts';
import { AlreadyDone, type IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import {
  currentUnitPrice,
  leftOf,
  type Moment,
  type PutLine,
  presentLine,
  toPriced,
} from './cart.present.ts';
import type { CartDishRow } from './cart.queries.ts';
import { mergeNow } from './cart.service.ts';
import { type DishForCart, findDishForCart } from './dish-for-cart.queries.ts';
import type { KnownDishes } from './known-dishes.ts';
import type { PutTogether } from './put-lines.ts';

type CartServices = Pick<Services, 'db'> &
  Moment & {
    readonly dishes: KnownDishes;
    readonly putTogether: PutTogether;
  };

type DishChoice = {
  readonly dish_id: number;
  readonly qty: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  readonly extras: readonly ChosenExtra[];
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
  cartServices: CartServices,
  { holder, choice, once }: Put,
  { dish, price, version }: PricedDish,
): Promise<PutLine | undefined> {
  const { portionSize: portion_size, spiceLevel: spice_level, note, qty } = choice;
  const extras = sortedExtras(choice.extras);
  const present = (line: { readonly id: number; readonly qty: number; readonly note: string | null }) =>
    presentLine(
      { ...dish, ...line, portion_size, spice_level, chosen_extras: extras, unit_price_minor: price },
      cartServices,
    );
  const line = await cartServices.putTogether({
    holder,
    dishId: choice.dish_id,
    portionSize: choice.portionSize,
    spiceLevel: choice.spiceLevel,
    extras,
    note,
    qty,
    mode: choice.mode,
    isVoice: choice.isVoice,
    unitPriceMinor: price,
    stockQty: dish.stock_qty,
    maxQty: LIMITS.cartQty.max,
    version,
    stored: once.key && { ...once.key, item: present({ id: 0, qty, note: null }) },
  });
  return line && { item: present(line), isNew: line.is_new };
}

const isFullCart = (error: unknown) =>
  error instanceof DatabaseError && error.constraint === 'cart_items_at_most';

function priceOf(dish: CartDishRow, choice: DishChoice): number {
  const price = currentUnitPrice(dish, choice);
  if (price !== undefined) return price;
  const has = (other: Partial<Choice>) =>
    priceSoFarMinor(toPriced(dish), { ...choice, extras: NO_EXTRAS, ...other }) !== undefined;
  if (!has({ spiceLevel: NO_SPICE_LEVEL }))
    throw fieldError('portionSize', 'This portion size is not offered');
  if (!has({})) throw fieldError('spiceLevel', 'This spice level is not offered');
  throw fieldError('extras', extrasProblemText(dish, choice));
}

function extrasProblemText({ extras }: CartDishRow, choice: DishChoice): string {
  const problem = findExtrasProblem(extras, choice.extras);
  switch (problem?.kind) {
    case 'unknown':
      return `${problem.extra.name} is not offered`;
    case 'twice':
      return `${problem.extra.name} can be chosen once`;
    case 'few':
      return `Choose at least ${problem.group.min} of ${problem.group.name}`;
    case 'many':
      return `Choose at most ${problem.group.max} of ${problem.group.name}`;
    default:
      return 'This costs more than can be ordered at once';
  }
}

/** Named with its portion, spice level or extra, where only that is sold out. */
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
