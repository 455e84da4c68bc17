import type { OrderPreferences } from '@nearbite/domain/order-obstacles';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import { idRow, statement } from '../../../db/statement.ts';
import { jobOf } from '../../../jobs/queue.ts';
import { mailNewOrder } from '../new-order-mails.ts';
import { type Choice, holdLines } from './cart-lines.ts';
import type { Portions } from './order-lines.ts';
import type { PartTerms } from './order-terms.ts';

export type Figures = {
  readonly sub_total_paisa: number;
  readonly tax_fee_paisa: number;
  readonly service_fee_paisa: number;
  readonly delivery_fee_paisa: number;
  readonly saved_paisa: number;
  readonly total_paisa: number;
};

export type OrderToWrite = {
  readonly oid: string;
  readonly trackingToken: string;
  readonly choice: Choice;
  readonly placedFrom: string | null;
  readonly details: { full_name: string; mobile: string; address: string; city: string; note: string | null };
  readonly preferences: OrderPreferences;
  readonly isVoice: boolean;
  readonly figures: Figures;
  readonly parts: readonly (Figures & PartTerms)[];
  /** What is taken of each dish. */
  readonly portions: readonly Portions[];
  readonly items: readonly {
    /** The line of the cart it comes from, and what it was when it was read. */
    readonly position: number;
    readonly seen: string;
    readonly restaurant_id: number;
    readonly dish_id: number;
    readonly title: string;
    readonly slug: string;
    readonly image: string | null;
    readonly portion_size: string;
    readonly spice_level: string;
    readonly qty: number;
    readonly unit_price_paisa: number;
  }[];
  /** What else must hold, asked once the lines are held. */
  readonly isAllowed: RawBuilder<boolean>;
  /**
   * Keeps the response for a repeat of the same submission, where `when` is true. Nothing is written where it returns
   * no row; undefined where no response is kept.
   */
  readonly keepResponse: (when: RawBuilder<unknown>) => RawBuilder<unknown> | undefined;
  readonly notification: { readonly title: string; readonly message: string };
  readonly at: Date;
};

/**
 * Takes the stock and writes the order with everything that belongs to it; it also takes its lines out of the cart.
 * One statement, which needs no transaction around it: it holds the lines first, and writes nothing and returns undefined
 * where they are not what was read any more, or where less is left of a dish than is ordered.
 */
export async function writeOrder(db: Db | Trx, order: OrderToWrite): Promise<number | undefined> {
  const { userId } = order.choice.holder;
  const placed = await statement(idRow)`
    with ${held(order)}, taken as (
      -- The table itself refuses to go below nothing.
      update dishes d set stock_qty = d.stock_qty - t.qty, orders_count = d.orders_count + t.qty
      from ${portionsOf(order)} where d.id = t.dish_id and exists (select from free)
    ), placed as (
      ${insertOrder(order)}
    ), parts as (
      ${insertParts(order)}
    ), items as (
      ${insertItems(order)}
    ), told_restaurants as (
      insert into restaurant_notifications (restaurant_id, order_item_id, created_at)
      select parts.restaurant_id, items.id, ${order.at} from items join parts on parts.id = items.part_id
      order by items.id
    ), emptied as (
      delete from cart_items
      where id = any(${order.items.map(({ position }) => position)}::bigint[]) and exists (select from free)
    )${userId === undefined ? sql`` : ofAccount(order, userId)}
    select id from placed ${userId === undefined ? sql`` : sql`left join mailed on true`}
  `.first(db);
  return placed?.id;
}

/** Arrays, as the planner takes JSON for a hundred rows and reads every dish to find them. */
const portionsOf = ({ portions }: OrderToWrite) => sql`
  unnest(${portions.map(({ dish_id }) => dish_id)}::int[], ${portions.map(({ qty }) => qty)}::int[]) as t (dish_id, qty)`;

/** `free` has a row where the order may be written. */
function held(order: OrderToWrite) {
  const kept = order.keepResponse(sql`exists (select from unchanged)`);
  return sql`held as materialized (${holdLines(order.choice)}
    ), unchanged as materialized (
      select where case
        when (select array_agg(seen) from held) is distinct from ${order.items.map(({ seen }) => seen)}::text[]
          then false
        when exists (select from ${portionsOf(order)} join held using (dish_id) where held.stock_qty < t.qty)
          then false
        else ${order.isAllowed}
      end
    )${kept ? sql`, kept as (${kept})` : sql``}, free as materialized (select from ${sql.ref(kept ? 'kept' : 'unchanged')})`;
}

const insertOrder = ({ details, figures, preferences, ...order }: OrderToWrite) => sql`
      insert into orders (placed_from, oid, tracking_token, user_id, full_name, mobile, address, city, note, is_voice,
        created_at, fulfilment, payment_method, latitude, longitude, deliver_at,
        sub_total_paisa, tax_fee_paisa, service_fee_paisa, delivery_fee_paisa, saved_paisa, total_paisa)
      select ${order.placedFrom}::text, ${order.oid}::text, ${order.trackingToken}::text,
        ${order.choice.holder.userId ?? null}::int, ${details.full_name}::text, ${details.mobile}::text,
        ${details.address}::text, ${details.city}::text, ${details.note}::text, ${order.isVoice}::boolean,
        ${order.at}::timestamptz, ${preferences.fulfilment}::text, ${preferences.paymentMethod}::text,
        ${preferences.place?.latitude ?? null}::float8, ${preferences.place?.longitude ?? null}::float8,
        ${preferences.deliverAt}::timestamptz, ${figures.sub_total_paisa}::bigint, ${figures.tax_fee_paisa}::bigint,
        ${figures.service_fee_paisa}::bigint, ${figures.delivery_fee_paisa}::bigint, ${figures.saved_paisa}::bigint,
        ${figures.total_paisa}::bigint
      from free
      returning id`;

const insertParts = ({ parts, at }: OrderToWrite) => sql`
      insert into order_parts (order_id, restaurant_id, sub_total_paisa, tax_fee_paisa, service_fee_paisa,
        delivery_fee_paisa, saved_paisa, total_paisa, auto_accept, prep_minutes, slot_ends_at, stage_times, created_at)
      select placed.id, p.restaurant_id, p.sub_total_paisa, p.tax_fee_paisa, p.service_fee_paisa,
        p.delivery_fee_paisa, p.saved_paisa, p.total_paisa, p.auto_accept, p.prep_minutes, p.slot_ends_at,
        ${JSON.stringify({ placed: at.toISOString() })}::jsonb, ${at}
      from placed, jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (restaurant_id int,
        sub_total_paisa bigint, tax_fee_paisa bigint, service_fee_paisa bigint, delivery_fee_paisa bigint,
        saved_paisa bigint, total_paisa bigint, auto_accept boolean, prep_minutes smallint,
        slot_ends_at timestamptz)
      order by p.restaurant_id
      returning id, restaurant_id`;

const insertItems = ({ items }: OrderToWrite) => sql`
      insert into order_items (part_id, dish_id, title, slug, image, portion_size, spice_level, qty,
        unit_price_paisa, total_paisa)
      select parts.id, i.dish_id, i.title, i.slug, i.image, i.portion_size, i.spice_level, i.qty,
        i.unit_price_paisa, i.unit_price_paisa::bigint * i.qty
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (position bigint, restaurant_id int, dish_id int,
        title text, slug text, image text, portion_size text, spice_level text, qty smallint,
        unit_price_paisa int)
      join parts on parts.restaurant_id = i.restaurant_id
      order by i.position
      returning id, part_id`;

/** Left out for guests: a part of a statement costs its beginning also where it has no row to write. */
const ofAccount = ({ notification, details, at }: OrderToWrite, userId: number) => sql`, told_customer as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      select ${userId}::int, placed.id, ${notification.title}, ${notification.message}, ${at} from placed
    ), first_phone as (
      update users set phone = ${details.mobile}
      where id = ${userId}::int and phone is null and exists (select from free)
    ), mailed as (
      select ${jobOf(mailNewOrder, sql`json_build_object('orderId', placed.id)`, {
        key: sql`'new-order:' || placed.id`,
      })} from placed
    )`;
