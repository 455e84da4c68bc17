import { allergenList } from '@nearbite/contract/catalog/diet-fields';
import type { Language } from '@nearbite/contract/languages';
import { endedBy, StageTimes, stage } from '@nearbite/contract/orders/stage-fields';
import { FULFILMENTS, PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { textIn } from '../../common/dish-json.ts';
import { isLivePart, isOpenPart, isUnsettledOrder } from '../../common/order-conditions.ts';
import { itemFields, itemFieldsRow } from '../../common/ordered-item.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { statement } from '../../db/statement.ts';
import { type KitchenMailRow, kitchenMailRow, mailedOrderRow, mailItems } from './mailed-order.ts';
import { PART_PAYMENT_STATUS } from './order-part-json.ts';

/** As JSON carries it: dates are text. */
const partRow = z.strictObject({
  restaurant_id: z.int(),
  name: z.string(),
  phone_number: z.string(),
  address: z.string().nullable(),
  number: z.int().nullable(),
  order_status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  stage: stage,
  stage_times: StageTimes,
  promised_at: z.string().nullable(),
  time_zone: z.string().nullable(),
  answer_by: z.string().nullable(),
  auto_accept: z.boolean(),
  cookable_at: z.string().nullable(),
  prep_minutes: z.int().nullable(),
  ended_by: endedBy,
  reason: z.string().nullable(),
  delivery_fee_minor: z.int(),
  total_minor: z.int(),
  fulfilled_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  rider: z.strictObject({ name: z.string(), phone_number: z.string() }).nullable(),
});
export type PartRow = Readonly<z.infer<typeof partRow>>;

const itemRow = itemFieldsRow
  .extend({
    slug: z.string(),
    image: z.string().nullable(),
    note: z.string().nullable(),
    unit_price_minor: z.int(),
    total_minor: z.int(),
  })
  .strict();
export type ItemRow = Readonly<z.infer<typeof itemRow>>;
export type BoughtExtra = ItemRow['extras'][number];

/** What both sides see of an order: where it goes and when, and how it is paid. */
export const orderFields = {
  oid: z.string(),
  full_name: z.string(),
  mobile: z.string(),
  address: z.string(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  note: z.string().nullable(),
  allergies: allergenList.nullable(),
  fulfilment: z.enum(FULFILMENTS),
  payment_method: z.enum(PAYMENT_METHODS),
  deliver_at: z.date().nullable(),
  deliver_until: z.date().nullable(),
  created_at: z.date(),
  paid_at: z.date().nullable(),
  payment_status: z.enum(PAYMENT_STATUSES),
  tracking_token: z.string(),
};

/** Of an order, and of a restaurant's part of it. */
export const figureFields = {
  sub_total_minor: z.int(),
  tax_fee_minor: z.int(),
  service_fee_minor: z.int(),
  delivery_fee_minor: z.int(),
  saved_minor: z.int(),
  total_minor: z.int(),
};

const orderRow = z.strictObject({
  id: z.int(),
  ...orderFields,
  ...figureFields,
  refunded_minor: z.int(),
  parts: z.array(partRow),
  items: z.array(
    itemRow.extend({
      has_reviewed: z.boolean(),
      restaurant_id: z.int(),
      order_status: z.enum(ORDER_STATUSES),
    }),
  ),
});
export type OrderRow = Readonly<z.infer<typeof orderRow>>;

/** Of the orders that a statement chooses, so that nothing is read of those before the page. */
const withEverything = (chosen: RawBuilder<unknown>, language: Language) => sql`
  select o.id, o.oid, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note, o.allergies, o.fulfilment,
    o.payment_method, o.deliver_at, p.deliver_until, o.created_at, o.paid_at, o.payment_status, o.sub_total_minor, o.tax_fee_minor,
    o.service_fee_minor, o.delivery_fee_minor, o.saved_minor, o.total_minor, o.refunded_minor, o.tracking_token,
    p.parts, i.items
  from (${chosen}) o
  cross join lateral (
    select json_agg(json_build_object('restaurant_id', r.id, 'name', ${textIn(language, 'r', 'name')}, 'phone_number', r.phone_number,
      'address', r.address, 'number', p.number, 'order_status', p.order_status, 'payment_status', ${PART_PAYMENT_STATUS}, 'stage', p.stage, 'stage_times', p.stage_times, 'promised_at', p.promised_at,
      'time_zone', t.time_zone,
      'answer_by', p.answer_by, 'auto_accept', p.auto_accept, 'cookable_at', p.cookable_at, 'prep_minutes', p.prep_minutes, 'ended_by', p.ended_by, 'reason', p.reason, 'delivery_fee_minor', p.delivery_fee_minor, 'total_minor', p.total_minor, 'fulfilled_at', p.fulfilled_at,
      'delivered_at', p.delivered_at, 'cancelled_at', p.cancelled_at, 'refunded_at', p.refunded_at,
      'rider', case when d.id is not null
        then json_build_object('name', d.name, 'phone_number', d.phone_number) end
    ) order by p.id) as parts, max(p.slot_ends_at) as deliver_until
    from order_parts p join restaurants r on r.id = p.restaurant_id left join riders d on d.id = p.rider_id
    left join restaurant_terms t on t.restaurant_id = r.id
    where p.order_id = o.id
  ) p
  cross join lateral (
    select json_agg(json_build_object(${itemFields(language)}, 'slug', i.slug, 'image', i.image, 'note', i.note,
      'unit_price_minor', i.unit_price_minor, 'total_minor', i.total_minor,
      'restaurant_id', p.restaurant_id, 'order_status', p.order_status,
      'has_reviewed', exists (select from reviews where user_id = o.user_id and dish_id = i.dish_id)) order by i.id) as items
    from order_items i join order_parts p on p.id = i.part_id
    where p.order_id = o.id
  ) i`;

export async function readOrders(
  db: Db,
  userId: number,
  { status, ...page }: { status?: OrderStatus | undefined; limit: number; offset: number },
  language: Language,
): Promise<OrderRow[]> {
  const ofStatus = status === undefined ? sql`` : sql`and order_status = ${status}`;
  return statement(orderRow)`
    ${withEverything(newestRows('orders', sql`user_id = ${userId} ${ofStatus}`, page), language)}
    order by o.id desc
  `.all(db);
}

export async function findOrder(
  db: Db | Trx,
  userId: number,
  oid: string,
  language: Language,
): Promise<OrderRow | undefined> {
  return statement(orderRow)`
    ${withEverything(sql`select * from orders where oid = ${oid} and user_id = ${userId}`, language)}
  `.first(db);
}

const checkoutRow = orderRow
  .omit({
    parts: true,
    items: true,
    paid_at: true,
    tracking_token: true,
    latitude: true,
    longitude: true,
    allergies: true,
  })
  .extend({
    user_id: z.int().nullable(),
    statuses: z.array(z.enum(ORDER_STATUSES)),
    due_minor: z.int(),
    restaurants: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        address: z.string().nullable(),
        time_zone: z.string().nullable(),
      }),
    ),
    items: z.array(itemRow.extend({ order_status: z.enum(ORDER_STATUSES) })),
  });
export type CheckoutRow = Readonly<z.infer<typeof checkoutRow>>;

export async function findCheckout(
  db: Db,
  oid: string,
  language: Language,
): Promise<CheckoutRow | undefined> {
  return statement(checkoutRow)`
    select o.id, o.oid, o.user_id, o.full_name, o.mobile, o.address, o.city, o.note, o.fulfilment, o.payment_method,
      o.deliver_at, max(p.slot_ends_at) as deliver_until, o.created_at, o.payment_status, o.sub_total_minor, o.tax_fee_minor, o.service_fee_minor,
      o.delivery_fee_minor, o.saved_minor, o.total_minor, o.refunded_minor, array_agg(p.order_status) as statuses,
      case when ${isUnsettledOrder('o')}
        then coalesce(sum(p.total_minor) filter (where ${isLivePart('p')}), 0) else 0
      end::bigint as due_minor,
      json_agg(json_build_object('id', r.id, 'name', ${textIn(language, 'r', 'name')}, 'address', r.address, 'time_zone', t.time_zone)
        order by p.id) as restaurants,
      (
        select json_agg(json_build_object(${itemFields(language)}, 'slug', i.slug, 'image', i.image, 'note', i.note,
          'unit_price_minor', i.unit_price_minor, 'total_minor', i.total_minor,
          'order_status', ip.order_status) order by i.id)
        from order_parts ip join order_items i on i.part_id = ip.id where ip.order_id = o.id
      ) as items
    from orders o
    join order_parts p on p.order_id = o.id
    join restaurants r on r.id = p.restaurant_id
    left join restaurant_terms t on t.restaurant_id = p.restaurant_id
    where o.oid = ${oid}
    group by o.id
  `.first(db);
}

/** Undefined for a guest's order, which has no account to write to. */
export async function readForCustomerMail(db: Db, orderId: number) {
  return statement(
    mailedOrderRow.extend({
      full_name: z.string(),
      delivery_fee_minor: z.int(),
      restaurants: z.array(partRow.pick({ name: true, phone_number: true, address: true, number: true })),
    }),
  )`
    select o.oid, o.full_name, o.payment_method, o.fulfilment, o.deliver_at, max(p.slot_ends_at) as slot_ends_at, o.delivery_fee_minor, u.email, u.language, o.total_minor,
      min(t.time_zone) as time_zone, ${mailItems(sql`u.language`)} as items,
      (
        select json_agg(json_build_object('name', r.name, 'phone_number', r.phone_number, 'address', r.address,
          'number', rp.number) order by rp.id)
        from order_parts rp join restaurants r on r.id = rp.restaurant_id where rp.order_id = o.id
      ) as restaurants
    from orders o
    join users u on u.id = o.user_id
    join order_parts p on p.order_id = o.id
    join order_items i on i.part_id = p.id
    left join restaurant_terms t on t.restaurant_id = p.restaurant_id
    where o.id = ${orderId}
    group by o.id, u.id
  `.first(db);
}

const OWNER_LANGUAGE = sql`(select language from users where id = r.owner_id)`;

/** What restaurants have to cook of the parts in `cooked`, rows of order_parts as they were just written. */
export const selectForKitchenMails = (cooked: RawBuilder<unknown>) => sql`
  select p.id as part_id, p.restaurant_id, o.oid, p.number, o.payment_method, o.fulfilment, o.deliver_at, p.slot_ends_at, o.note, o.allergies, p.answer_by, t.time_zone, r.name, r.email,
    ${OWNER_LANGUAGE} as language,
    p.total_minor, (select ${mailItems(OWNER_LANGUAGE)} from order_items i where i.part_id = p.id) as items
  from ${cooked} p
  join orders o on o.id = p.order_id
  join restaurants r on r.id = p.restaurant_id
  left join restaurant_terms t on t.restaurant_id = r.id
  where ${isOpenPart('p')}
  order by p.id`;

export const readForKitchenMails = (db: Db, partIds: readonly number[]): Promise<KitchenMailRow[]> =>
  statement(kitchenMailRow)`
    ${selectForKitchenMails(sql`(select * from order_parts where id = any(${partIds}::bigint[]))`)}`.all(db);
