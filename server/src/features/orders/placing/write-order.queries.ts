import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import { byShape, prepared, type Slots } from '../../../db/prepared.ts';
import { idRow } from '../../../db/statement.ts';
import { claimWithResponse } from '../../../idempotency/idempotency.queries.ts';
import { jobOf } from '../../../jobs/queue.ts';
import { mailNewOrder } from '../new-order-mails.ts';
import { type ChoiceShape, holdLines, shapeOf } from './cart-lines.ts';
import { type OrderToWrite, type OrderValues, valuesOf } from './order-to-write.ts';
import { isWithinLimits } from './unpaid-order-limits.ts';

/**
 * Takes the stock and writes the order with everything that belongs to it; it also takes its lines out of the cart.
 * One statement, which needs no transaction around it: it holds the lines first, and writes nothing and returns undefined
 * where they are not what was read any more, or where less is left of a dish than is ordered.
 */
export async function writeOrder(db: Db | Trx, order: OrderToWrite): Promise<number | undefined> {
  const { choice, isLimited, claim } = order;
  const write = statementOf({ ...shapeOf(choice), isLimited, isKept: claim !== undefined });
  return (await write.first(db, valuesOf(order)))?.id;
}

type Shape = ChoiceShape & { readonly isLimited: boolean; readonly isKept: boolean };
type InStatement = Slots<OrderValues>;

const statementOf = byShape((shape: Shape) =>
  prepared(
    idRow,
    (value: InStatement) => sql`
    with ${held(value, shape)}, taken as (
      -- The table itself refuses to go below nothing.
      update dishes d set stock_qty = d.stock_qty - t.qty, orders_count = d.orders_count + t.qty
      from ${portionsOf(value)} where d.id = t.dish_id and exists (select from free)
    ), placed as (
      ${insertOrder(value, shape)}
    ), parts as (
      ${insertParts(value)}
    ), items as (
      ${insertItems(value)}
    ), told_restaurants as (
      insert into restaurant_notifications (restaurant_id, order_item_id, created_at)
      select parts.restaurant_id, items.id, ${value.at} from items join parts on parts.id = items.part_id
      order by items.id
    ), emptied as (
      delete from cart_items where id = any(${value.positions}::bigint[]) and exists (select from free)
    )${shape.isOfAccount ? ofAccount(value) : sql``}
    select id from placed ${shape.isOfAccount ? sql`left join mailed on true` : sql``}`,
  ),
);

const portionsOf = ({ dishIds, portions }: InStatement) =>
  sql`unnest(${dishIds}::int[], ${portions}::int[]) as t (dish_id, qty)`;

/** `free` has a row where the order may be written. */
function held(value: InStatement, { isLimited, isKept, ...shape }: Shape) {
  const { placedFrom, userId, portionsInAll } = value;
  const buyer = { placedFrom, userId: shape.isOfAccount ? userId : null };
  const kept = sql`, kept as (${claimWithResponse(value, sql`exists (select from unchanged)`)})`;
  return sql`held as materialized (${holdLines(value, shape)}
    ), unchanged as materialized (
      select where case
        when (select array_agg(seen) from held) is distinct from ${value.seen}::text[]
          then false
        when exists (select from ${portionsOf(value)} join held using (dish_id) where held.stock_qty < t.qty)
          then false
        else ${isLimited ? isWithinLimits(buyer, portionsInAll) : sql`true`}
      end
    )${isKept ? kept : sql``}, free as materialized (select from ${sql.ref(isKept ? 'kept' : 'unchanged')})`;
}

const insertOrder = (value: InStatement, { isOfAccount }: Shape) => sql`
      insert into orders (placed_from, oid, tracking_token, user_id, full_name, mobile, address, city, note, is_voice,
        created_at, fulfilment, payment_method, latitude, longitude, deliver_at,
        sub_total_paisa, tax_fee_paisa, service_fee_paisa, delivery_fee_paisa, saved_paisa, total_paisa)
      select ${value.placedFrom}::text, ${value.oid}::text, ${value.trackingToken}::text,
        ${isOfAccount ? value.userId : null}::int, ${value.full_name}::text, ${value.mobile}::text,
        ${value.address}::text, ${value.city}::text, ${value.note}::text, ${value.isVoice}::boolean,
        ${value.at}::timestamptz, ${value.fulfilment}::text, ${value.paymentMethod}::text,
        ${value.latitude}::float8, ${value.longitude}::float8,
        ${value.deliverAt}::timestamptz, ${value.sub_total_paisa}::bigint, ${value.tax_fee_paisa}::bigint,
        ${value.service_fee_paisa}::bigint, ${value.delivery_fee_paisa}::bigint, ${value.saved_paisa}::bigint,
        ${value.total_paisa}::bigint
      from free
      returning id`;

const insertParts = ({ parts, stageTimes, at }: InStatement) => sql`
      insert into order_parts (order_id, restaurant_id, sub_total_paisa, tax_fee_paisa, service_fee_paisa,
        delivery_fee_paisa, saved_paisa, total_paisa, auto_accept, prep_minutes, slot_ends_at, stage_times, created_at)
      select placed.id, p.restaurant_id, p.sub_total_paisa, p.tax_fee_paisa, p.service_fee_paisa,
        p.delivery_fee_paisa, p.saved_paisa, p.total_paisa, p.auto_accept, p.prep_minutes, p.slot_ends_at,
        ${stageTimes}::jsonb, ${at}
      from placed, jsonb_to_recordset(${parts}::jsonb) as p (restaurant_id int,
        sub_total_paisa bigint, tax_fee_paisa bigint, service_fee_paisa bigint, delivery_fee_paisa bigint,
        saved_paisa bigint, total_paisa bigint, auto_accept boolean, prep_minutes smallint,
        slot_ends_at timestamptz)
      order by p.restaurant_id
      returning id, restaurant_id`;

const insertItems = ({ items }: InStatement) => sql`
      insert into order_items (part_id, dish_id, title, slug, image, portion_size, spice_level, qty,
        unit_price_paisa, total_paisa)
      select parts.id, i.dish_id, i.title, i.slug, i.image, i.portion_size, i.spice_level, i.qty,
        i.unit_price_paisa, i.unit_price_paisa::bigint * i.qty
      from jsonb_to_recordset(${items}::jsonb) as i (position bigint, restaurant_id int, dish_id int,
        title text, slug text, image text, portion_size text, spice_level text, qty smallint,
        unit_price_paisa int)
      join parts on parts.restaurant_id = i.restaurant_id
      order by i.position
      returning id, part_id`;

/** Left out for guests: a part of a statement costs its beginning also where it has no row to write. */
const ofAccount = ({ userId, title, message, mobile, at }: InStatement) => sql`, told_customer as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      select ${userId}::int, placed.id, ${title}, ${message}, ${at} from placed
    ), first_phone as (
      update users set phone = ${mobile}
      where id = ${userId}::int and phone is null and exists (select from free)
    ), mailed as (
      select ${jobOf(mailNewOrder, sql`json_build_object('orderId', placed.id)`, {
        key: sql`'new-order:' || placed.id`,
      })} from placed
    )`;
