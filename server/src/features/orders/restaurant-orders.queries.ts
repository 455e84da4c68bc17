import type { Fulfilment, PaymentMethod, Stage, StageTimes } from '@nearbite/contract/orders/stages';
import type { OrderStatus, PaymentStatus } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { ItemRow } from './orders.queries.ts';

export type OrderPartRow = {
  readonly oid: string;
  readonly full_name: string;
  readonly mobile: string;
  readonly address: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly note: string | null;
  readonly fulfilment: Fulfilment;
  readonly payment_method: PaymentMethod;
  readonly deliver_at: Date | null;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: Date | null;
  readonly answer_by: Date | null;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly tracking_token: string;
  readonly payment_status: PaymentStatus;
  readonly order_status: OrderStatus;
  readonly sub_total_paisa: number;
  readonly tax_fee_paisa: number;
  readonly service_fee_paisa: number;
  readonly delivery_fee_paisa: number;
  readonly saved_paisa: number;
  readonly total_paisa: number;
  readonly paid_at: Date | null;
  readonly refunded_at: Date | null;
  readonly fulfilled_at: Date | null;
  readonly delivered_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly restaurant_name: string;
  readonly restaurant_phone: string;
  readonly rider: { readonly id: number; readonly name: string; readonly phone_number: string } | null;
  readonly items: ItemRow[];
};

/** From the alias `p` (order_parts); the rest of the order stays unseen. */
const PART_WITH_ITEMS = sql`
  select o.oid, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note, o.fulfilment,
    o.payment_method, o.deliver_at, p.stage, p.stage_times, p.promised_at, p.answer_by, p.reason, o.created_at, o.tracking_token, o.payment_status,
    p.order_status, p.sub_total_paisa, p.tax_fee_paisa, p.service_fee_paisa, p.delivery_fee_paisa, p.saved_paisa, p.total_paisa,
    p.paid_at, p.refunded_at, p.fulfilled_at, p.delivered_at, p.cancelled_at,
    r.name as restaurant_name, r.phone_number as restaurant_phone,
    case when d.id is not null
      then json_build_object('id', d.id, 'name', d.name, 'phone_number', d.phone_number) end as rider,
    (select coalesce(json_agg(json_build_object('title', i.title, 'slug', i.slug, 'image', i.image,
        'portion_size', i.portion_size, 'spice_level', i.spice_level, 'qty', i.qty,
        'unit_price_paisa', i.unit_price_paisa, 'total_paisa', i.total_paisa) order by i.id), '[]'::json)
      from order_items i where i.part_id = p.id) as items`;
const JOINED = sql`
  join orders o on o.id = p.order_id
  join restaurants r on r.id = p.restaurant_id
  left join riders d on d.id = p.rider_id`;

type Filter = {
  readonly restaurantId: number;
  readonly status: OrderStatus | undefined;
  readonly limit: number;
  readonly offset: number;
};

const ofRestaurant = (restaurantId: number, status: OrderStatus | undefined) =>
  status === undefined
    ? sql`restaurant_id = ${restaurantId}`
    : sql`restaurant_id = ${restaurantId} and order_status = ${status}`;

export async function findOrderParts(
  db: Db,
  { restaurantId, status, limit, offset }: Filter,
): Promise<OrderPartRow[]> {
  const { rows } = await sql<OrderPartRow>`
    ${PART_WITH_ITEMS}
    from (
      select * from order_parts
      where ${ofRestaurant(restaurantId, status)}
      order by id desc limit ${limit} offset ${offset}
    ) p
    ${JOINED}
    order by p.id desc`.execute(db);
  return rows;
}

export async function countOrderParts(
  db: Db,
  restaurantId: number,
  status: OrderStatus | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from order_parts
    where ${ofRestaurant(restaurantId, status)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findOrderPart(
  db: Db | Trx,
  { restaurantId, oid }: { readonly restaurantId: number; readonly oid: string },
): Promise<OrderPartRow | undefined> {
  const { rows } = await sql<OrderPartRow>`
    ${PART_WITH_ITEMS}
    from order_parts p
    ${JOINED}
    where o.oid = ${oid} and p.restaurant_id = ${restaurantId}`.execute(db);
  return rows[0];
}
