import { StageTimes, stage } from '@nearbite/contract/orders/stage-fields';
import { ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { statement } from '../../db/statement.ts';
import { countOf, readCounts } from '../../figures/figures.queries.ts';
import { figureFields, itemRow, orderFields } from './orders.queries.ts';

const orderPartRow = z.strictObject({
  ...orderFields,
  ...figureFields,
  stage,
  stage_times: StageTimes,
  promised_at: z.date().nullable(),
  time_zone: z.string().nullable(),
  answer_by: z.date().nullable(),
  reason: z.string().nullable(),
  order_status: z.enum(ORDER_STATUSES),
  refunded_at: z.date().nullable(),
  fulfilled_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  cancelled_at: z.date().nullable(),
  restaurant_name: z.string(),
  restaurant_phone: z.string(),
  rider: z.strictObject({ id: z.int(), name: z.string(), phone_number: z.string() }).nullable(),
  items: z.array(itemRow),
});
export type OrderPartRow = Readonly<z.infer<typeof orderPartRow>>;

/** From the alias `p` (order_parts); the rest of the order stays unseen. */
const PART_WITH_ITEMS = sql`
  select o.oid, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note, o.fulfilment,
    o.payment_method, o.deliver_at, p.stage, p.stage_times, p.promised_at, t.time_zone, p.answer_by, p.reason, o.created_at, o.tracking_token, o.payment_status,
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
  left join restaurant_terms t on t.restaurant_id = r.id
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

const listedPartRow = orderPartRow.extend({ total: z.int() }).strict();

/** A page with how many there are in all. */
export async function findOrderParts(
  db: Db,
  { restaurantId, status, ...page }: Filter,
): Promise<{ rows: readonly OrderPartRow[]; total: number }> {
  const kinds = partKinds(status);
  const rows = await statement(listedPartRow)`
    ${PART_WITH_ITEMS}, (${countOf(kinds, restaurantId)}) as total
    from (${newestRows('order_parts', ofRestaurant(restaurantId, status), page)}) p
    ${JOINED}
    order by p.id desc`.all(db);
  const [first] = rows;
  if (first) return { rows, total: first.total };
  const counts = await readCounts(db, kinds, restaurantId);
  return { rows, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

const partKinds = (status: OrderStatus | undefined) =>
  (status === undefined ? ORDER_STATUSES : [status]).map((one) => `parts-${one}` as const);

export async function findOrderPart(
  db: Db | Trx,
  { restaurantId, oid }: { readonly restaurantId: number; readonly oid: string },
): Promise<OrderPartRow | undefined> {
  return statement(orderPartRow)`
    ${PART_WITH_ITEMS}
    from order_parts p
    ${JOINED}
    where o.oid = ${oid} and p.restaurant_id = ${restaurantId}`.first(db);
}
