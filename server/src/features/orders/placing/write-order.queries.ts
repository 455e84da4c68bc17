import type { OrderPreferences } from '@nearbite/domain/order-obstacles';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import { idRow, statement } from '../../../db/statement.ts';
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
  readonly userId: number | undefined;
  readonly placedFrom: string | null;
  readonly details: { full_name: string; mobile: string; address: string; city: string; note: string | null };
  readonly preferences: OrderPreferences;
  readonly isVoice: boolean;
  readonly figures: Figures;
  readonly parts: readonly (Figures & PartTerms)[];
  /** What is taken of each dish. */
  readonly portions: readonly Portions[];
  readonly items: readonly {
    /** The line of the cart it comes from. */
    readonly position: number;
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
  /** Keeps the response for a repeat of the same submission. */
  readonly storeResponse: RawBuilder<unknown>;
  readonly notification: { readonly title: string; readonly message: string };
  readonly at: Date;
};

/** Takes the stock and writes the order with everything that belongs to it; it also takes its lines out of the cart. */
export async function writeOrder(trx: Trx, order: OrderToWrite): Promise<number> {
  const { details, figures, preferences, at } = order;
  const userId = order.userId ?? null;
  const times = JSON.stringify({ placed: at.toISOString() });
  const items = JSON.stringify(order.items);
  const { id } = await statement(idRow)`
    with taken as (
      -- The table itself refuses to go below nothing. Arrays, as the planner takes JSON for a hundred rows and reads
      -- every dish to find them.
      update dishes d set stock_qty = d.stock_qty - t.qty, orders_count = d.orders_count + t.qty
      from unnest(${order.portions.map(({ dish_id }) => dish_id)}::int[], ${order.portions.map(({ qty }) => qty)}::int[]) as t (dish_id, qty)
      where d.id = t.dish_id
    ), placed as (
      insert into orders (placed_from, oid, tracking_token, user_id, full_name, mobile, address, city, note, is_voice, created_at,
        fulfilment, payment_method, latitude, longitude, deliver_at,
        sub_total_paisa, tax_fee_paisa, service_fee_paisa, delivery_fee_paisa, saved_paisa, total_paisa)
      values (${order.placedFrom}, ${order.oid}, ${order.trackingToken}, ${userId}, ${details.full_name}, ${details.mobile},
        ${details.address}, ${details.city}, ${details.note}, ${order.isVoice}, ${at},
        ${preferences.fulfilment}, ${preferences.paymentMethod}, ${preferences.place?.latitude ?? null},
        ${preferences.place?.longitude ?? null}, ${preferences.deliverAt},
        ${figures.sub_total_paisa}, ${figures.tax_fee_paisa}, ${figures.service_fee_paisa},
        ${figures.delivery_fee_paisa}, ${figures.saved_paisa}, ${figures.total_paisa})
      returning id
    ), parts as (
      insert into order_parts (order_id, restaurant_id, sub_total_paisa, tax_fee_paisa, service_fee_paisa,
        delivery_fee_paisa, saved_paisa, total_paisa, auto_accept, prep_minutes, slot_ends_at, stage_times, created_at)
      select placed.id, p.restaurant_id, p.sub_total_paisa, p.tax_fee_paisa, p.service_fee_paisa,
        p.delivery_fee_paisa, p.saved_paisa, p.total_paisa, p.auto_accept, p.prep_minutes, p.slot_ends_at,
        ${times}::jsonb, ${at}
      from placed, jsonb_to_recordset(${JSON.stringify(order.parts)}::jsonb) as p (restaurant_id int,
        sub_total_paisa bigint, tax_fee_paisa bigint, service_fee_paisa bigint, delivery_fee_paisa bigint,
        saved_paisa bigint, total_paisa bigint, auto_accept boolean, prep_minutes smallint,
        slot_ends_at timestamptz)
      order by p.restaurant_id
      returning id, restaurant_id
    ), items as (
      insert into order_items (part_id, dish_id, title, slug, image, portion_size, spice_level, qty,
        unit_price_paisa, total_paisa)
      select parts.id, i.dish_id, i.title, i.slug, i.image, i.portion_size, i.spice_level, i.qty,
        i.unit_price_paisa, i.unit_price_paisa::bigint * i.qty
      from jsonb_to_recordset(${items}::jsonb) as i (position bigint, restaurant_id int, dish_id int,
        title text, slug text, image text, portion_size text, spice_level text, qty smallint,
        unit_price_paisa int)
      join parts on parts.restaurant_id = i.restaurant_id
      order by i.position
      returning id, part_id
    ), told_restaurants as (
      insert into restaurant_notifications (restaurant_id, order_item_id, created_at)
      select parts.restaurant_id, items.id, ${at} from items join parts on parts.id = items.part_id
      order by items.id
    ), emptied as (
      delete from cart_items where id = any(${order.items.map(({ position }) => position)}::bigint[])
    ), kept_answer as (
      ${order.storeResponse}
    )${userId === null ? sql`` : ofAccount(order, userId)}
    select id from placed
  `.one(trx);
  return id;
}

/** Left out for guests: a part of a statement costs its beginning also where it has no row to write. */
const ofAccount = ({ notification, details, at }: OrderToWrite, userId: number) => sql`, told_customer as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      select ${userId}::int, placed.id, ${notification.title}, ${notification.message}, ${at} from placed
    ), first_phone as (
      update users set phone = ${details.mobile} where id = ${userId}::int and phone is null
    )`;
