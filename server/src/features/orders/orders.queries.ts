import type { Fulfilment, PaymentMethod, Stage, StageTimes } from '@nearbite/contract/orders/stages';
import type { OrderStatus, PaymentStatus } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { isLivePart, isOpenPart, isUnsettledOrder } from './order-conditions.ts';
import type { MailItem } from './orders.mails.ts';

/** As JSON carries it: dates are text. */
export type PartRow = {
  readonly restaurant_id: number;
  readonly name: string;
  readonly phone_number: string;
  readonly order_status: OrderStatus;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: string | null;
  readonly answer_by: string | null;
  readonly reason: string | null;
  readonly delivery_fee_paisa: number;
  readonly total_paisa: number;
  readonly fulfilled_at: string | null;
  readonly delivered_at: string | null;
  readonly cancelled_at: string | null;
  readonly refunded_at: string | null;
  readonly rider: { readonly name: string; readonly phone_number: string } | null;
};

export type ItemRow = {
  readonly title: string;
  readonly slug: string;
  readonly image: string | null;
  readonly portion_size: string;
  readonly spice_level: string;
  readonly qty: number;
  readonly unit_price_paisa: number;
  readonly total_paisa: number;
};

export type OrderRow = {
  readonly id: number;
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
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly payment_status: PaymentStatus;
  readonly sub_total_paisa: number;
  readonly tax_fee_paisa: number;
  readonly service_fee_paisa: number;
  readonly delivery_fee_paisa: number;
  readonly saved_paisa: number;
  readonly total_paisa: number;
  readonly refunded_paisa: number;
  readonly tracking_token: string;
  readonly parts: PartRow[];
  readonly items: ItemRow[];
};

const ORDER_WITH_EVERYTHING = sql`
  select o.id, o.oid, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note, o.fulfilment,
    o.payment_method, o.deliver_at, o.created_at, o.paid_at, o.payment_status, o.sub_total_paisa, o.tax_fee_paisa,
    o.service_fee_paisa, o.delivery_fee_paisa, o.saved_paisa, o.total_paisa, o.refunded_paisa, o.tracking_token,
    p.parts, i.items
  from orders o
  cross join lateral (
    select json_agg(json_build_object('restaurant_id', r.id, 'name', r.name, 'phone_number', r.phone_number,
      'order_status', p.order_status, 'stage', p.stage, 'stage_times', p.stage_times, 'promised_at', p.promised_at,
      'answer_by', p.answer_by, 'reason', p.reason, 'delivery_fee_paisa', p.delivery_fee_paisa, 'total_paisa', p.total_paisa, 'fulfilled_at', p.fulfilled_at,
      'delivered_at', p.delivered_at, 'cancelled_at', p.cancelled_at, 'refunded_at', p.refunded_at,
      'rider', case when d.id is not null
        then json_build_object('name', d.name, 'phone_number', d.phone_number) end
    ) order by p.id) as parts
    from order_parts p join restaurants r on r.id = p.restaurant_id left join riders d on d.id = p.rider_id
    where p.order_id = o.id
  ) p
  cross join lateral (
    select json_agg(json_build_object('title', i.title, 'slug', i.slug, 'image', i.image,
      'portion_size', i.portion_size, 'spice_level', i.spice_level, 'qty', i.qty,
      'unit_price_paisa', i.unit_price_paisa, 'total_paisa', i.total_paisa) order by i.id) as items
    from order_items i join order_parts p on p.id = i.part_id
    where p.order_id = o.id
  ) i`;

export async function readOrders(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${ORDER_WITH_EVERYTHING}
    where o.user_id = ${userId} order by o.id desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function findOrder(db: Db | Trx, userId: number, oid: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    ${ORDER_WITH_EVERYTHING}
    where o.oid = ${oid} and o.user_id = ${userId}
  `.execute(db);
  return rows[0];
}

/** How many of the customer's orders there are for each combination of part statuses. */
export async function countByStatuses(
  db: Db,
  userId: number,
): Promise<{ statuses: OrderStatus[]; count: number }[]> {
  const { rows } = await sql<{ statuses: OrderStatus[]; count: number }>`
    select statuses, count(*) as count
    from (
      select array_agg(distinct p.order_status) as statuses
      from orders o join order_parts p on p.order_id = o.id
      where o.user_id = ${userId}
      group by o.id
    ) orders
    group by statuses
  `.execute(db);
  return rows;
}

export type CheckoutRow = Omit<
  OrderRow,
  'parts' | 'items' | 'paid_at' | 'tracking_token' | 'latitude' | 'longitude'
> & {
  readonly user_id: number | null;
  readonly statuses: OrderStatus[];
  readonly due_paisa: number;
  readonly items: (ItemRow & { readonly order_status: OrderStatus })[];
};

export async function findCheckout(db: Db, oid: string): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`
    select o.id, o.oid, o.user_id, o.full_name, o.mobile, o.address, o.city, o.note, o.fulfilment, o.payment_method,
      o.deliver_at, o.created_at, o.payment_status, o.sub_total_paisa, o.tax_fee_paisa, o.service_fee_paisa,
      o.delivery_fee_paisa, o.saved_paisa, o.total_paisa, o.refunded_paisa, array_agg(p.order_status) as statuses,
      case when ${isUnsettledOrder('o')}
        then coalesce(sum(p.total_paisa) filter (where ${isLivePart('p')}), 0) else 0
      end::bigint as due_paisa,
      (
        select json_agg(json_build_object('title', i.title, 'slug', i.slug, 'image', i.image,
          'portion_size', i.portion_size, 'spice_level', i.spice_level, 'qty', i.qty,
          'unit_price_paisa', i.unit_price_paisa, 'total_paisa', i.total_paisa,
          'order_status', ip.order_status) order by i.id)
        from order_parts ip join order_items i on i.part_id = ip.id where ip.order_id = o.id
      ) as items
    from orders o join order_parts p on p.order_id = o.id
    where o.oid = ${oid}
    group by o.id
  `.execute(db);
  return rows[0];
}

type MailedOrder = { oid: string; email: string; total_paisa: number; items: MailItem[] };

const MAIL_ITEMS = sql`
  json_agg(json_build_object('title', i.title, 'qty', i.qty, 'portion_size', i.portion_size,
    'spice_level', i.spice_level, 'total_paisa', i.total_paisa) order by i.id) as items`;

/** Undefined for a guest's order: there is nobody to write to. */
export async function readForCustomerMail(db: Db, orderId: number) {
  const { rows } = await sql<MailedOrder & { full_name: string; payment_method: PaymentMethod }>`
    select o.oid, o.full_name, o.payment_method, u.email, o.total_paisa, ${MAIL_ITEMS}
    from orders o
    join users u on u.id = o.user_id
    join order_parts p on p.order_id = o.id
    join order_items i on i.part_id = p.id
    where o.id = ${orderId}
    group by o.id, u.id
  `.execute(db);
  return rows[0];
}

/** What the restaurants of an order have to cook, now that it can be. */
export async function readForKitchenMails(trx: Trx, orderId: number) {
  const { rows } = await sql<
    MailedOrder & { name: string; payment_method: PaymentMethod; answer_by: Date | null }
  >`
    select o.oid, o.payment_method, p.answer_by, r.name, r.email, p.total_paisa, ${MAIL_ITEMS}
    from orders o
    join order_parts p on p.order_id = o.id
    join restaurants r on r.id = p.restaurant_id
    join order_items i on i.part_id = p.id
    where o.id = ${orderId} and p.cookable_at is not null and ${isOpenPart('p')}
    group by o.id, p.id, r.id
    order by p.id
  `.execute(trx);
  return rows;
}
