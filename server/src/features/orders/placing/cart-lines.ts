import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Holder } from '../../../common/cart-holder.ts';
import { cartOf, guestLinesWait } from '../../../common/cart-holder.ts';
import { isOffered } from '../../../common/dish-conditions.ts';
import { dishInCartFields, storedChosenExtras } from '../../../common/stored-dish.ts';
import { serving } from '../../../common/terms/serving.ts';
import { TERMS_COLUMNS, TERMS_TABLES, termsFields } from '../../../common/terms/stored-terms.ts';
import { batchCalls, isOneOfFew, unplanned } from '../../../db/batch-calls.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../../db/prepared.ts';
import { mergeGuestCart } from '../../cart/index.ts';

const lineToOrderRow = z.strictObject({
  ...dishInCartFields,
  ...termsFields,
  /** The how manieth of the choices it belongs to, from 1 on. */
  nth: z.int(),
  /** The position of the line in the cart. */
  position: z.int(),
  /** The version of line and dish as they were read (optimistic lock). */
  version: z.string(),
  sold_out_until: z.date().nullable(),
  portion_size: z.string(),
  spice_level: z.string(),
  chosen_extras: storedChosenExtras,
  note: z.string().nullable(),
  qty: z.int(),
});
export type LineToOrder = Readonly<z.infer<typeof lineToOrderRow>>;

/** Which lines are ordered: those of a cart, or only those of one restaurant in it. */
export type Choice = { readonly holder: Holder; readonly restaurantId: number | undefined };

/** What choices bring into a statement, one after the other, and what the statement depends on. */
export type ChoiceValues = {
  readonly cartKeys: readonly string[];
  readonly userIds: readonly (number | null)[];
  readonly restaurantIds: readonly (number | null)[];
};
/** Carts of guests and of accounts are found by different indexes. */
export type ChoiceVariant = { readonly isOfAccount: boolean };

export const valuesOfChoices = (choices: readonly Choice[]): ChoiceValues => ({
  cartKeys: choices.map(({ holder }) => holder.cartKey),
  userIds: choices.map(({ holder }) => holder.userId ?? null),
  restaurantIds: choices.map(({ restaurantId }) => restaurantId ?? null),
});
export const variantOf = ({ holder }: Choice): ChoiceVariant => ({
  isOfAccount: holder.userId !== undefined,
});

/** The lines of a cart as they are at this moment; none while a guest's lines have to join first. */
export const readCartLines = (db: Db, choice: Choice): Promise<readonly LineToOrder[]> =>
  readOfVariant(variantOf(choice))(db, choice);

/** One statement for all who order at the same moment. */
const readOfVariant = byVariant((variant: ChoiceVariant) =>
  batchCalls(async (db, choices: readonly Choice[]) => {
    const rows = await selectLines({ ...variant, isLocked: false }).all(db, valuesOfChoices(choices));
    const lines = choices.map((): LineToOrder[] => []);
    for (const row of rows) lines[row.nth - 1]?.push(row);
    return lines;
  }),
);

/**
 * Holds the cart and its dishes, or those of one restaurant, until the end of the transaction. An account that comes
 * with a guest's cart orders both together.
 */
export async function lockCartLines(trx: Trx, choice: Choice): Promise<readonly LineToOrder[]> {
  const { userId, cartKey } = choice.holder;
  const lines = await lockLines(trx, choice);
  if (lines.length > 0 || userId === undefined) return lines;
  await mergeGuestCart(trx, userId, cartKey);
  return lockLines(trx, choice);
}

const lockLines = (trx: Trx, choice: Choice): Promise<LineToOrder[]> =>
  selectLines({ ...variantOf(choice), isLocked: true }).all(trx, valuesOfChoices([choice]));

/** With the terms they are ordered under. */
const selectLines = byVariant(({ isLocked, ...variant }: ChoiceVariant & { readonly isLocked: boolean }) =>
  prepared(
    lineToOrderRow,
    (value: Slots<ChoiceValues>) => sql`
    select w.nth, ci.id as position, d.id as dish_id, d.title, d.slug, d.image, d.price_minor, d.portions,
      d.spice_levels, d.extras, d.stock_qty, d.sold_out_until, ${serving} as serving,
      ${isOffered} as is_live,
      d.restaurant_id, r.name as restaurant_name, ci.portion_size, ci.spice_level, ci.extras as chosen_extras, ci.note, ci.qty, ${LINE_VERSION} as version,
      ${TERMS_COLUMNS}
    ${fromLines(value, variant, TERMS_TABLES)} ${isLocked ? LOCKED : sql``}`,
  ),
);

/**
 * For a statement that orders lines which were read before: locks them, with what is left of their dishes. Left out are
 * locked rows: no order waits for another's cart or dish.
 */
export const holdLines = (value: Slots<ChoiceValues>, variant: ChoiceVariant) => sql`
    select w.nth, ci.id as position, d.id as dish_id, d.restaurant_id, d.stock_qty, ci.qty, ${LINE_VERSION} as version
    ${fromLines(value, variant, sql``)}
    for update of c, ci skip locked for no key update of d skip locked`;

/** All that a customer orders by a line, except for how many of the dish are left. */
const LINE_VERSION = sql`hashtextextended(row(ci.id, ci.portion_size, ci.spice_level, ci.extras, ci.note, ci.qty, d.title, d.slug, d.image,
  d.price_minor, d.portions, d.spice_levels, d.extras, d.sold_out_until, ${serving}, ${isOffered})::text, 0)::text`;

function fromLines(
  { cartKeys, userIds, restaurantIds }: Slots<ChoiceValues>,
  { isOfAccount }: ChoiceVariant,
  tables: RawBuilder<unknown>,
) {
  const holder = { cartKey: sql`w.cart_key`, userId: isOfAccount ? sql`w.user_id` : undefined };
  return sql`
    from unnest(${unplanned(cartKeys, 'text')}, ${unplanned(userIds, 'int')}, ${unplanned(restaurantIds, 'int')})
      with ordinality as w (cart_key, user_id, restaurant_id, nth)
    join carts c on ${cartOf(holder)}
    join cart_items ci on ci.cart_id = c.id
    join dishes d on d.id = ci.dish_id
    join restaurants r on r.id = d.restaurant_id
    ${tables}
    where ${isOneOfFew('w.nth')} and (w.restaurant_id is null or d.restaurant_id = w.restaurant_id) and not ${guestLinesWait(holder)}
    order by d.id, ci.id`;
}

/**
 * The cart is held until the end, so that it is ordered once, and its lines are taken as they are then: of two
 * submissions the second finds them gone. Every buyer locks dishes in the order of their ids, so no two can wait for
 * each other.
 */
const LOCKED = sql`for update of c, ci for no key update of d`;
