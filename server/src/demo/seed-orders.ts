import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { DEFAULT_TERMS } from '@nearbite/contract/restaurants/terms-fields';
import { sql } from 'kysely';
import { z } from 'zod';
import { isOnItsWay } from '../common/order-conditions.ts';
import type { Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { numberDemoParts } from './number-parts.ts';
import { amountsOf } from './order-amounts.ts';
import { type DemoOrder, type DemoOrderPart, generateDemoOrders } from './orders.ts';
import { seededRandom } from './random.ts';
import type { PicturePaths } from './seed-pictures.ts';
import { type Ids, idsFrom, keyRow } from './seed-world.ts';
import type { DemoWorld } from './world.ts';

type Context = {
  readonly trx: Trx;
  readonly now: Date;
  readonly pictures: PicturePaths;
  readonly world: DemoWorld;
};
type Known = { readonly people: Ids; readonly restaurants: Ids; readonly dishes: Ids; readonly riders: Ids };

const partRow = z.strictObject({ id: z.int(), order_id: z.int(), restaurant_id: z.int() });

const MINUTE_MS = 60_000;
const later = (order: DemoOrder, minutes: number) =>
  new Date(order.createdAt.getTime() + minutes * MINUTE_MS).toISOString();

/** From then on the kitchen cooks: the money is there, or will be handed over in cash. */
const cookableAt = (order: DemoOrder) => {
  if (order.isCash) return order.createdAt.toISOString();
  return isPaid(order) ? later(order, 3) : null;
};

const isPaid = (order: DemoOrder) => order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';

/** A year of orders with parts, items and notifications, then the figures that are kept beside the dishes. */
export async function insertOrders(context: Context, known: Known): Promise<void> {
  const orders = generateDemoOrders(context.world, context.now);
  const orderIds = await insertWholeOrders(context, known, orders);
  const partIds = await insertParts(context, known, orders, orderIds);
  await numberDemoParts(context.trx, context.world.source.timeZone, context.now);
  await insertItems(context, known, orders, partIds);
  await bookDemoMoney(context.trx);
  await insertNotifications(context);
  await insertSlotBookings(context);
  await sql`
    update dishes set orders_count = sold.qty
    from (select items.dish_id, sum(items.qty)::int as qty
          from order_items as items join order_parts as parts on parts.id = items.part_id
          where parts.order_status <> 'cancelled' group by items.dish_id) as sold
    where dishes.id = sold.dish_id`.execute(context.trx);
  await sql`
    update riders set status = 'in delivery'
    where id in (select rider_id from order_parts
                 where rider_id is not null and delivered_at is null and order_status <> 'cancelled')`.execute(
    context.trx,
  );
  await insertPositions(context);
}

/** Whoever is on the way was seen a street or two from the kitchen. */
async function insertPositions({ trx, now }: Context): Promise<void> {
  await sql`
    insert into rider_positions
      (order_id, part_id, rider_id, latitude, longitude, accuracy_m, recorded_at, expires_at)
    select p.order_id, p.id, p.rider_id, r.latitude + 0.006, r.longitude + 0.004, 12, ${now},
      p.fulfilled_at + interval '6 hours'
    from order_parts p join restaurants r on r.id = p.restaurant_id
    where p.rider_id is not null and ${isOnItsWay('p', now)}`.execute(trx);
}

async function insertWholeOrders(
  { trx, world }: Context,
  known: Known,
  orders: readonly DemoOrder[],
): Promise<Ids> {
  const rows = orders.map((order) => {
    const { whole } = amountsOf(order);
    return {
      oid: order.oid,
      user_id: known.people.of(order.customer.email),
      full_name: order.customer.name,
      mobile: order.customer.phone ?? world.source.phones.account(-1),
      address: order.customer.street ?? order.customer.place.area,
      city: order.customer.place.city,
      sub_total: whole.subTotalMinor,
      tax: whole.taxFeeMinor,
      service: whole.serviceFeeMinor,
      total: whole.totalMinor,
      refunded: order.paymentStatus === 'refunded' ? whole.totalMinor : 0,
      payment_status: order.paymentStatus,
      tracking_token: order.trackingToken,
      is_voice: order.isVoice,
      allergies: order.customer.allergies.length > 0 ? order.customer.allergies : null,
      fulfilment: order.isPickup ? 'pickup' : 'delivery',
      payment_method: order.isCash ? 'cash' : 'card',
      deliver_at: order.deliverAt?.toISOString() ?? null,
      paid_at: isPaid(order) ? later(order, 3) : null,
      created_at: order.createdAt.toISOString(),
    };
  });
  const inserted = await statement(keyRow)`
    insert into orders (oid, user_id, full_name, mobile, address, city, sub_total_minor, tax_fee_minor,
                        service_fee_minor, total_minor, refunded_minor, payment_status, tracking_token, is_voice,
                        allergies, fulfilment, payment_method, deliver_at, paid_at, created_at)
    select oid, user_id, full_name, mobile, address, city, sub_total, tax, service, total, refunded, payment_status,
           tracking_token, is_voice, allergies, fulfilment, payment_method, deliver_at, paid_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      oid text, user_id int, full_name text, mobile text, address text, city text, sub_total bigint, tax bigint,
      service bigint, total bigint, refunded bigint, payment_status text, tracking_token text, is_voice boolean,
      allergies text[], fulfilment text, payment_method text, deliver_at timestamptz, paid_at timestamptz, created_at timestamptz)
    returning id, oid as key`.all(trx);
  return idsFrom(inserted);
}

/** What was ordered ahead takes a place of its slot. */
async function insertSlotBookings({ trx }: Context): Promise<void> {
  await sql`
    insert into slot_bookings (restaurant_id, starts_at, taken)
    select parts.restaurant_id, orders.deliver_at, count(*)::int
    from orders join order_parts as parts on parts.order_id = orders.id
    where orders.deliver_at is not null group by parts.restaurant_id, orders.deliver_at`.execute(trx);
}

const partKey = (orderId: number, restaurantId: number) => `${orderId}/${restaurantId}`;

function timesOf(order: DemoOrder, part: DemoOrderPart) {
  return {
    paid_at: isPaid(order) ? later(order, 3) : null,
    refunded_at: order.paymentStatus === 'refunded' ? later(order, 21) : null,
    fulfilled_at: part.status === 'fulfilled' ? later(order, 35) : null,
    cancelled_at: part.status === 'cancelled' ? later(order, 20) : null,
    delivered_at: part.isDelivered ? later(order, 62) : null,
    promised_at: promiseOf(order, part),
    seen_at: later(order, 5),
  };
}

/** Kept by most kitchens most of the time; what waits for an answer or was ordered ahead has its own. */
function promiseOf(order: DemoOrder, part: DemoOrderPart): string | null {
  if (part.status === 'cancelled' || part.stage === 'placed' || cookableAt(order) === null) return null;
  if (order.deliverAt) return order.deliverAt.toISOString();
  return later(order, order.oid.charCodeAt(0) % 16 === 0 ? 30 : 45);
}

/** How far a part has come, with the time of each step. */
function stageOf(order: DemoOrder, part: DemoOrderPart): { stage: Stage; times: StageTimes } {
  const placed = order.createdAt.toISOString();
  if (part.stage === 'declined' || part.stage === 'expired')
    return { stage: part.stage, times: { placed, [part.stage]: later(order, 20) } };
  const cookable = cookableAt(order);
  const accepted = cookable ? { accepted: cookable } : {};
  if (part.status === 'cancelled')
    return { stage: 'canceled', times: { placed, ...accepted, canceled: later(order, 20) } };
  if (part.stage === 'placed') return { stage: 'placed', times: { placed } };
  if (part.stage !== undefined)
    return { stage: part.stage, times: { placed, ...accepted, [part.stage]: later(order, 12) } };
  if (part.status === 'pending')
    return cookable
      ? { stage: 'accepted', times: { placed, ...accepted } }
      : { stage: 'placed', times: { placed } };
  const onTheWay = { placed, ...accepted, on_the_way: later(order, 35) };
  return part.isDelivered
    ? { stage: 'delivered', times: { ...onTheWay, delivered: later(order, 62) } }
    : { stage: 'on_the_way', times: onTheWay };
}

async function insertParts(
  { trx }: Context,
  known: Known,
  orders: readonly DemoOrder[],
  orderIds: Ids,
): Promise<Ids> {
  const random = seededRandom('rider secrets');
  const rows = orders.flatMap((order) => {
    const { parts } = amountsOf(order);
    return order.parts.map((part, index) => ({
      stage: stageOf(order, part).stage,
      stage_times: stageOf(order, part).times,
      cookable_at: cookableAt(order),
      ended_by: part.status === 'cancelled' ? (part.stage === 'expired' ? 'clock' : 'kitchen') : null,
      reason: part.reason ?? null,
      slot_ends_at: order.deliverAt
        ? new Date(order.deliverAt.getTime() + DEFAULT_TERMS.slot_minutes * MINUTE_MS).toISOString()
        : null,
      order_id: orderIds.of(order.oid),
      restaurant_id: known.restaurants.of(part.restaurantSlug),
      order_status: part.status,
      sub_total: parts[index]?.subTotalMinor,
      tax: parts[index]?.taxFeeMinor,
      service: parts[index]?.serviceFeeMinor,
      total: parts[index]?.totalMinor,
      rider_id: part.riderEmail && known.riders.of(part.riderEmail),
      rider_secret: part.riderEmail && random.code(24),
      created_at: order.createdAt.toISOString(),
      ...timesOf(order, part),
    }));
  });
  const inserted = await statement(partRow)`
    insert into order_parts (order_id, restaurant_id, order_status, stage, stage_times, cookable_at, ended_by, reason, slot_ends_at,
                             sub_total_minor, tax_fee_minor, service_fee_minor,
                             total_minor, paid_at, refunded_at, fulfilled_at, cancelled_at, delivered_at, promised_at, seen_at, rider_id,
                             rider_secret, created_at)
    select order_id, restaurant_id, order_status, stage, stage_times, cookable_at, ended_by, reason, slot_ends_at, sub_total, tax, service, total, paid_at, refunded_at, fulfilled_at,
           cancelled_at, delivered_at, promised_at, seen_at, rider_id, rider_secret, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      order_id int, restaurant_id int, order_status text, stage text, stage_times jsonb, cookable_at timestamptz,
      ended_by text, reason text, slot_ends_at timestamptz, sub_total bigint, tax bigint, service bigint, total bigint,
      paid_at timestamptz, refunded_at timestamptz, fulfilled_at timestamptz, cancelled_at timestamptz,
      delivered_at timestamptz, promised_at timestamptz, seen_at timestamptz, rider_id int, rider_secret text, created_at timestamptz)
    returning id, order_id, restaurant_id`.all(trx);
  const byNumbers = inserted.map((row) => ({ id: row.id, key: partKey(row.order_id, row.restaurant_id) }));
  const numbers = idsFrom(byNumbers);
  return {
    of(key) {
      const [oid = '', slug = ''] = key.split('/');
      return numbers.of(partKey(orderIds.of(oid), known.restaurants.of(slug)));
    },
  };
}

async function insertItems(
  { trx, pictures }: Context,
  known: Known,
  orders: readonly DemoOrder[],
  partIds: Ids,
): Promise<void> {
  const rows = orders.flatMap((order) =>
    order.parts.flatMap((part) =>
      part.items.map((item) => ({
        part_id: partIds.of(`${order.oid}/${part.restaurantSlug}`),
        dish_id: known.dishes.of(item.dish.slug),
        title: item.dish.title,
        slug: item.dish.slug,
        image: pictures.pathOf(item.dish.picture),
        portion_size: item.portionSize,
        spice_level: item.spiceLevel,
        extras: item.extras.map(({ group, name, priceMinor }) => ({ group, name, price_minor: priceMinor })),
        qty: item.qty,
        unit_price: item.unitPriceMinor,
      })),
    ),
  );
  await sql`
    insert into order_items (part_id, dish_id, title, slug, image, portion_size, spice_level, extras, qty, unit_price_minor,
                             total_minor, translations)
    select part_id, dish_id, title, slug, image, portion_size, spice_level, extras, qty, unit_price,
           unit_price::bigint * qty,
           bought_translations((select translations from dishes where id = dish_id), portion_size, spice_level, extras)
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      part_id int, dish_id int, title text, slug text, image text, portion_size text, spice_level text, extras jsonb, qty smallint,
      unit_price int)`.execute(trx);
}

/** What the days' takings are made of; a provider of its own, which nobody compares it with. */
async function bookDemoMoney(trx: Trx): Promise<void> {
  await sql`
    insert into money_ledger (order_id, part_id, kind, amount_minor, provider, provider_reference, created_at)
    select id, null, 'charge', total_minor, 'demo', 'order-' || id, paid_at from orders
    where paid_at is not null and payment_method = 'card'
    union all
    select p.order_id, p.id, 'cash', p.total_minor, 'demo', 'part-' || p.id, p.paid_at
    from order_parts p join orders o on o.id = p.order_id where p.paid_at is not null and o.payment_method = 'cash'
    union all
    select order_id, id, 'refund', total_minor, 'demo', 'part-' || id, refunded_at from order_parts
    where refunded_at is not null`.execute(trx);
}

/** Everything older than a day has been seen. */
async function insertNotifications({ trx, now }: Context): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * MINUTE_MS);
  await sql`
    insert into restaurant_notifications (restaurant_id, order_item_id, seen_at, created_at)
    select parts.restaurant_id, items.id,
           case when parts.created_at < ${yesterday} then parts.created_at + interval '10 minutes' end,
           parts.created_at
    from order_items as items join order_parts as parts on parts.id = items.part_id
    order by items.id`.execute(trx);
  await sql`
    insert into customer_notifications (user_id, order_id, title, message, seen_at, created_at)
    select user_id, id, 'Order Confirmed', 'Your order has been confirmed.',
           case when created_at < ${yesterday} then created_at + interval '10 minutes' end, created_at
    from orders where user_id is not null order by id`.execute(trx);
}
