import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { worksAt } from '../../../common/workers.ts';
import { isOneOfFew } from '../../../db/batch-calls.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../../db/prepared.ts';
import { CLAIM_COLUMNS, claimWithResponses } from '../../../idempotency/idempotency.queries.ts';
import { jobOf } from '../../../jobs/queue.ts';
import { mailNewOrder } from '../new-order-mails.ts';
import { type ChoiceVariant, holdLines } from './cart-lines.ts';
import { type OrderToWrite, type OrderValues, valuesOf } from './order-to-write.ts';
import { isWithinLimits } from './unpaid-order-limits.ts';

/** What the statement depends on; orders that are written together have it in common. */
export type OrderVariant = ChoiceVariant & {
  /** Whether the limits of unpaid orders are kept by the statement itself. */
  readonly isLimited: boolean;
  /** Whether it takes the keys of the submissions and keeps their responses. */
  readonly isIdempotent: boolean;
};

const writtenRow = z.strictObject({ nth: z.int(), id: z.int() });

/**
 * Takes the stock and writes orders with everything that belongs to them; it also takes their lines out of the carts.
 * One statement, which needs no transaction around it: it holds the lines first, and leaves out every order whose lines
 * are not what was read any more or are held by somebody else, and whose dishes are less than is ordered. Of a cart and an
 * account it takes one at a time. Returns their ids in the order they came in, undefined for those left out.
 */
export async function writeOrders(
  db: Db | Trx,
  variant: OrderVariant,
  orders: readonly OrderToWrite[],
): Promise<readonly (number | undefined)[]> {
  const ids = orders.map((): number | undefined => undefined);
  for (const { nth, id } of await statementOf(variant).all(db, valuesOf(orders))) ids[nth - 1] = id;
  return ids;
}

type InStatement = Slots<OrderValues>;

const statementOf = byVariant((variant: OrderVariant) =>
  prepared(
    writtenRow,
    (value: InStatement) => sql`
    with given as materialized (
      ${givenOrders(value, variant)}
    ), ${free(value, variant)}, taken as (
      -- The table itself refuses to go below nothing.
      update dishes d set stock_qty = d.stock_qty - t.qty, orders_count = d.orders_count + t.counted
      from (select dish_id, sum(qty)::int as qty, ${counted(variant)} as counted
        from held join free using (nth) join given using (nth) group by dish_id) t
      where d.id = t.dish_id
    ), placed as (
      ${INSERT_ORDERS}
    ), made as (
      select placed.id, nth, user_id, mobile, stage_times, created_at, notification_title, notification_message
      from placed join given using (oid)
    ), parts as (
      ${insertParts(value, variant)}
    ), items as (
      ${insertItems(value)}
    ), notified_restaurants as (
      insert into restaurant_notifications (restaurant_id, order_item_id, created_at)
      select parts.restaurant_id, items.id, parts.created_at from items join parts on parts.id = items.part_id
      order by items.id
    ), emptied as (
      delete from cart_items where id = any(array(select position from held join free using (nth)))
    )${variant.isOfAccount ? OF_ACCOUNT : sql``}
    select nth, id from made ${variant.isOfAccount ? sql`left join mailed using (nth)` : sql``}`,
  ),
);

const givenOrders = ({ orders }: InStatement, { isIdempotent }: OrderVariant) => sql`
      select * from jsonb_to_recordset(${orders}::jsonb) as g (nth int, placed_from text, oid text, tracking_token text,
        user_id int, full_name text, mobile text, address text, city text, note text, is_voice boolean,
        shares_allergies boolean, created_at timestamptz, fulfilment text, payment_method text, latitude float8, longitude float8,
        deliver_at timestamptz, sub_total_minor bigint, tax_fee_minor bigint, service_fee_minor bigint,
        delivery_fee_minor bigint, saved_minor bigint, total_minor bigint, stage_times jsonb, notification_title text,
        notification_message text ${isIdempotent ? sql`, ${CLAIM_COLUMNS}` : sql``})
      where ${isOneOfFew('nth')}`;

/** `held` has the lines of all, `free` a row for each order that may be written. */
function free(
  value: InStatement,
  { isLimited, isIdempotent, isOfAccount }: OrderVariant,
): RawBuilder<unknown> {
  const within = isIdempotent ? 'unclaimed' : 'free';
  return sql`held as materialized (${holdLines(value, { isOfAccount })}
    ), ${sql.ref(isLimited ? 'complete' : within)} as materialized (
      select nth, sum(qty) as portions
      from (
        -- Who comes first gets what is left.
        select held.*, stock_qty < sum(qty) over (partition by dish_id order by nth, position) as is_short from held
      ) lines
      group by nth
      having not bool_or(is_short)
        and string_agg(version, ',' order by dish_id, position) = (${value.versions}::text[])[nth]
    )${isLimited ? sql`, ${sql.ref(within)} as materialized (${WITHIN_LIMITS})` : sql``}${isIdempotent ? STORE_RESPONSES : sql``}`;
}

/** Addresses are waited for in one order, so that no two such statements wait for each other. */
const WITHIN_LIMITS = sql`
      select nth from (
        select nth, portions, placed_from, user_id, count(*) over address as orders_from_address,
          sum(portions) over address as portions_from_address
        from complete join given using (nth)
        window address as (partition by placed_from order by nth)
        order by placed_from
      ) o
      where ${isWithinLimits(
        { placedFrom: sql`o.placed_from`, userId: sql`o.user_id` },
        {
          portions: sql`o.portions`,
          fromAddress: { orders: sql`o.orders_from_address`, portions: sql`o.portions_from_address` },
        },
      )}`;

const STORE_RESPONSES = sql`, stored as (${claimWithResponses(sql`given join unclaimed using (nth)`)}
    ), free as materialized (select nth from given join stored using (scope, endpoint, key))`;

const INSERT_ORDERS = sql`
      insert into orders (placed_from, oid, tracking_token, user_id, full_name, mobile, address, city, note, is_voice,
        allergies, created_at, fulfilment, payment_method, latitude, longitude, deliver_at,
        sub_total_minor, tax_fee_minor, service_fee_minor, delivery_fee_minor, saved_minor, total_minor)
      select placed_from, oid, tracking_token, user_id, full_name, mobile, address, city, note, is_voice,
        case when shares_allergies then (select nullif(allergies, '{}') from users where id = user_id) end, created_at, fulfilment, payment_method, latitude, longitude, deliver_at,
        sub_total_minor, tax_fee_minor, service_fee_minor, delivery_fee_minor, saved_minor, total_minor
      from given join free using (nth)
      returning id, oid`;

/** What people order where they work makes no best seller. */
const isByStaff = (
  { isOfAccount }: OrderVariant,
  { userId, restaurantId }: Readonly<Record<'userId' | 'restaurantId', RawBuilder<unknown>>>,
) => (isOfAccount ? worksAt(userId, restaurantId) : sql`false`);
const counted = (variant: OrderVariant) =>
  sql`coalesce(sum(qty) filter (where not ${isByStaff(variant, { userId: sql`given.user_id`, restaurantId: sql`held.restaurant_id` })}), 0)::int`;

const insertParts = ({ parts }: InStatement, variant: OrderVariant) => sql`
      insert into order_parts (order_id, restaurant_id, sub_total_minor, tax_fee_minor, service_fee_minor,
        delivery_fee_minor, saved_minor, total_minor, auto_accept, prep_minutes, slot_ends_at, stage_times, is_by_staff, created_at)
      select o.id, p.restaurant_id, p.sub_total_minor, p.tax_fee_minor, p.service_fee_minor,
        p.delivery_fee_minor, p.saved_minor, p.total_minor, p.auto_accept, p.prep_minutes, p.slot_ends_at,
        o.stage_times, ${isByStaff(variant, { userId: sql`o.user_id`, restaurantId: sql`p.restaurant_id` })}, o.created_at
      from made o join jsonb_to_recordset(${parts}::jsonb) as p (nth int, restaurant_id int,
        sub_total_minor bigint, tax_fee_minor bigint, service_fee_minor bigint, delivery_fee_minor bigint,
        saved_minor bigint, total_minor bigint, auto_accept boolean, prep_minutes smallint,
        slot_ends_at timestamptz) using (nth)
      where ${isOneOfFew('p.nth')}
      order by nth, p.restaurant_id
      returning id, order_id, restaurant_id, created_at`;

const insertItems = ({ items }: InStatement) => sql`
      insert into order_items (part_id, dish_id, title, slug, image, portion_size, spice_level, extras, note, qty,
        unit_price_minor, total_minor, translations)
      select parts.id, i.dish_id, i.title, i.slug, i.image, i.portion_size, i.spice_level, i.extras, i.note, i.qty,
        i.unit_price_minor, i.unit_price_minor::bigint * i.qty,
        bought_translations((select translations from dishes where id = i.dish_id), i.portion_size, i.spice_level, i.extras)
      from jsonb_to_recordset(${items}::jsonb) as i (nth int, position bigint, restaurant_id int, dish_id int,
        title text, slug text, image text, portion_size text, spice_level text, extras jsonb, note text,
        qty smallint, unit_price_minor int)
      join made o using (nth)
      join parts on parts.order_id = o.id and parts.restaurant_id = i.restaurant_id
      where ${isOneOfFew('i.nth')}
      order by nth, i.position
      returning id, part_id`;

/** Left out for guests: a part of a statement costs its beginning also where it has no row to write. */
const OF_ACCOUNT = sql`, notified_customers as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      select user_id, id, notification_title, notification_message, created_at from made
    ), first_phones as (
      update users u set phone = o.mobile from made o where u.id = o.user_id and u.phone is null
    ), mailed as (
      select nth, ${jobOf(mailNewOrder, sql`json_build_object('orderId', id)`, {
        key: sql`'new-order:' || id`,
      })} from made
    )`;
