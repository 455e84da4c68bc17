import type { CartLine, CartTotals } from '@nearbite/contract/cart/cart';
import type { DishTexts } from '@nearbite/contract/dishes/dish-translations';
import { findExtrasProblem } from '@nearbite/domain/extras';
import { fromMinor } from '@nearbite/domain/money';
import { findSoldOutOption, isDishSoldOut } from '@nearbite/domain/orderable';
import {
  type Choice,
  lineTotalMinor,
  type PricedDish,
  pricedExtras,
  type Totals,
  unitPriceMinor,
} from '@nearbite/domain/pricing';
import { servedFrom } from '@nearbite/domain/terms/served';
import { hoursOf } from '../../common/terms/serving.ts';
import type { Zone } from '../../common/terms/stored-terms.ts';
import type { Services } from '../../services.ts';
import type { CartDishRow, CartLineRow } from './cart.queries.ts';

/** A moment, and whose clock counts where a kitchen has none of its own. */
export type Moment = Pick<Services, 'clock'> & Zone;

type Priced = Pick<CartDishRow, 'price_minor' | 'portions' | 'spice_levels' | 'extras'>;

export const toPriced = ({ price_minor, portions, spice_levels, extras }: Priced): PricedDish => ({
  priceMinor: price_minor,
  portions,
  spiceLevels: spice_levels,
  extras,
});

/** Today's price of what was chosen; undefined when the dish no longer offers it. */
export const currentUnitPrice = (row: Priced, choice: Choice) => unitPriceMinor(toPriced(row), choice);

const choiceOf = (row: CartLineRow): Choice => ({
  portionSize: row.portion_size,
  spiceLevel: row.spice_level,
  extras: row.chosen_extras,
});

/** How many can be had of what was chosen. */
export function leftOf(
  row: Priced & Pick<CartDishRow, 'is_live' | 'stock_qty' | 'sold_out_until'>,
  choice: Choice,
  now: Date,
): number {
  const isGone =
    !row.is_live || isDishSoldOut(row, now) || findSoldOutOption(toPriced(row), choice, now) !== undefined;
  return isGone ? 0 : row.stock_qty;
}

/** The line at today's price, if it can be ordered at all. */
export function orderableLine(
  row: CartLineRow,
  now: Date,
): { unitPriceMinor: number; qty: number } | undefined {
  const price = currentUnitPrice(row, choiceOf(row));
  return leftOf(row, choiceOf(row), now) > 0 && price !== undefined
    ? { unitPriceMinor: price, qty: row.qty }
    : undefined;
}

function unavailableReason(row: CartLineRow, now: Date): CartLine['unavailable_reason'] {
  if (!row.is_restaurant_public) return 'restaurant';
  if (orderableLine(row, now)) return null;
  return row.is_live && findExtrasProblem(row.extras, row.chosen_extras) ? 'extras' : 'dish';
}

/** What will be back: a dish that is gone, or a portion it has no more, is not sold out. */
function soldOutOf(row: ReadLine, now: Date): string | null {
  if (!row.is_live || currentUnitPrice(row, choiceOf(row)) === undefined) return null;
  if (row.stock_qty === 0 || isDishSoldOut(row, now)) return row.title;
  const name = findSoldOutOption(toPriced(row), choiceOf(row), now);
  const { portion, spice, extras } = labelsOf(row);
  if (name === row.portion_size) return portion ?? name;
  if (name === row.spice_level) return spice ?? name;
  return extras.find((extra) => extra.name === name)?.label ?? name ?? null;
}

/** With what its dish's choices are called in the language it is read in. */
export type ReadLine = CartLineRow & { readonly texts?: DishTexts };

const nameOf = (names: Readonly<Record<string, string>> | undefined, name: string) =>
  names && Object.hasOwn(names, name) ? names[name] : undefined;

const labelsOf = ({ texts = {}, portion_size, spice_level, chosen_extras }: ReadLine) => ({
  portion: nameOf(texts.portions, portion_size),
  spice: nameOf(texts.spice_levels, spice_level),
  extras: chosen_extras.map(({ group, name }) => {
    const options = texts.extras && Object.hasOwn(texts.extras, group) ? texts.extras[group]?.options : {};
    return { group, name, label: nameOf(options, name) };
  }),
});

export function presentLine(row: ReadLine, { clock, config }: Moment): CartLine {
  const now = clock.now();
  const labels = labelsOf(row);
  const current = currentUnitPrice(row, choiceOf(row)) ?? row.unit_price_minor;
  return {
    id: row.id,
    dish: {
      id: row.dish_id,
      title: row.title,
      slug: row.slug,
      image: row.image,
      price: fromMinor(row.price_minor),
      allergens: row.allergens,
      restaurant: { id: row.restaurant_id, name: row.restaurant_name },
    },
    qty: row.qty,
    portion_size: row.portion_size,
    portion_label: labels.portion,
    spice_level: row.spice_level,
    spice_label: labels.spice,
    extras: pricedExtras(row.extras, row.chosen_extras).map(({ group, name, priceMinor }) => ({
      group,
      name,
      label: labels.extras.find((extra) => extra.group === group && extra.name === name)?.label,
      price: priceMinor === undefined ? null : fromMinor(priceMinor),
    })),
    note: row.note,
    price_by_portion_size: fromMinor(current),
    sub_total: fromMinor(lineTotalMinor({ unitPriceMinor: current, qty: row.qty })),
    available: orderableLine(row, now) !== undefined,
    unavailable_reason: unavailableReason(row, now),
    sold_out: soldOutOf(row, now),
    served_from: servedFrom(hoursOf(row.serving, config), now)?.toISOString() ?? null,
    stock_qty: leftOf(row, choiceOf(row), now),
    previous_price: current === row.unit_price_minor ? null : fromMinor(row.unit_price_minor),
  };
}

export const presentTotals = (totals: Totals): Omit<CartTotals, 'restaurants'> => ({
  subtotal: fromMinor(totals.subTotalMinor),
  tax: fromMinor(totals.taxFeeMinor),
  service_fee: fromMinor(totals.serviceFeeMinor),
  delivery_fee: fromMinor(totals.deliveryFeeMinor),
  total: fromMinor(totals.totalMinor),
});

export type PutLine = { readonly item: CartLine; readonly isNew: boolean };

/** What is said of a line, by whether it is new. */
export const ADDED = { status: 201, message: 'Added To Cart' };
export const UPDATED = { status: 200, message: 'Cart updated successfully' };

export function presentChange({ item, isNew }: PutLine) {
  const { status, message } = isNew ? ADDED : UPDATED;
  return { status, body: { message, item } };
}
