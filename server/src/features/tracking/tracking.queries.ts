import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { stage } from '@nearbite/contract/orders/stage-fields';
import { PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@nearbite/contract/orders/statuses';
import { repeatHorizon } from '@nearbite/domain/orders/delivery';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { textIn } from '../../common/dish-json.ts';
import { isLivePart, isOnItsWay } from '../../common/order-conditions.ts';
import { boughtExtras, itemFields, itemFieldsRow } from '../../common/ordered-item.ts';
import { storedChosenExtras } from '../../common/stored-dish.ts';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** As JSON carries it: dates are text. */
const partJson = z.strictObject({
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  orderStatus: z.enum(ORDER_STATUSES),
  stage: stage,
  promisedAt: z.string().nullable(),
  deliverAt: z.string().nullable(),
  deliverUntil: z.string().nullable(),
  timeZone: z.string().nullable(),
  fulfilledAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  riderId: z.int().nullable(),
  riderName: z.string().nullable(),
  riderPhone: z.string().nullable(),
  riderSecret: z.string().nullable(),
  /** SHA-256 in hex, of the one that ended with the delivery. */
  endedRiderSecret: z.string().nullable(),
  cancelledAt: z.string().nullable(),
});
export type TrackedPart = Readonly<
  Omit<z.infer<typeof partJson>, 'fulfilledAt' | 'deliveredAt' | 'cancelledAt'> & {
    fulfilledAt: Date | null;
    deliveredAt: Date | null;
    cancelledAt: Date | null;
  }
>;

const positionJson = z.strictObject({
  restaurantId: z.int().nullable(),
  riderId: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.number().nullable(),
  at: z.string(),
});
export type StoredPosition = Readonly<z.infer<typeof positionJson>>;

const trackedOrderRow = z.strictObject({
  id: z.int(),
  oid: z.string(),
  token: z.string(),
  fullName: z.string(),
  mobile: z.string(),
  address: z.string(),
  city: z.string(),
  /** Where on the map the food goes, if the customer said so. */
  home: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  note: z.string().nullable(),
  parts: z.array(partJson),
  positions: z.array(positionJson),
});
export type TrackedOrder = Readonly<
  Omit<z.infer<typeof trackedOrderRow>, 'parts'> & { parts: readonly TrackedPart[] }
>;

/** Of a row of positions: sent by the rider the part has now, or without a name while the order has no rider. */
const isOfCurrentRider = (row: RawBuilder<unknown>) => sql`
  case when ${row}.part_id is null
    then not exists (select from order_parts q where q.order_id = ${row}.order_id
                     and q.rider_id is not null and ${isLivePart('q')})
    else exists (select from order_parts q where q.id = ${row}.part_id
                 and q.rider_id is not distinct from ${row}.rider_id) end`;

/** Everything one link can show, in one query. Positions that have expired but were not yet deleted are left out. */
export async function findTrackedOrders(
  db: Db,
  oids: readonly string[],
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
): Promise<TrackedOrder[]> {
  const rows = await statement(trackedOrderRow)`
    select o.id, o.oid, o.tracking_token as token, o.full_name as "fullName", o.mobile, o.address, o.city,
      o.note, case when o.latitude is not null
        then json_build_object('latitude', o.latitude, 'longitude', o.longitude) end as home,
      (select json_agg(json_build_object(
          'id', p.id, 'restaurantId', p.restaurant_id, 'restaurantName', ${textIn(language, 'res', 'name')},
          'latitude', res.latitude, 'longitude', res.longitude,
          'orderStatus', p.order_status, 'stage', p.stage, 'promisedAt', p.promised_at,
          'deliverAt', o.deliver_at, 'deliverUntil', p.slot_ends_at, 'timeZone', t.time_zone, 'fulfilledAt', p.fulfilled_at, 'deliveredAt', p.delivered_at,
          'riderId', p.rider_id, 'riderName', r.name, 'riderPhone', r.phone_number, 'riderSecret', p.rider_secret,
          'endedRiderSecret', case when p.rider_released_at > ${repeatHorizon(now)} then encode(p.ended_rider_secret, 'hex') end,
          'cancelledAt', p.cancelled_at) order by p.id)
        from order_parts p
        join restaurants res on res.id = p.restaurant_id
        left join restaurant_terms t on t.restaurant_id = res.id
        left join riders r on r.id = p.rider_id
        where p.order_id = o.id) as parts,
      coalesce((select json_agg(json_build_object(
          'restaurantId', p.restaurant_id, 'riderId', pos.rider_id, 'latitude', pos.latitude, 'longitude', pos.longitude,
          'accuracy', pos.accuracy_m, 'at', pos.recorded_at) order by pos.recorded_at)
        from rider_positions pos
        left join order_parts p on p.id = pos.part_id
        where pos.order_id = o.id and pos.expires_at > ${now}
          and ${isOfCurrentRider(sql`pos`)}), '[]') as positions
    from orders o
    where o.oid = any(${oids}::text[])
  `.all(db);
  return rows.map((row) => ({
    ...row,
    parts: row.parts.map((part) => ({
      ...part,
      fulfilledAt: part.fulfilledAt === null ? null : new Date(part.fulfilledAt),
      deliveredAt: part.deliveredAt === null ? null : new Date(part.deliveredAt),
      cancelledAt: part.cancelledAt === null ? null : new Date(part.cancelledAt),
    })),
    positions: row.positions.map((position) => ({ ...position, at: new Date(position.at).toISOString() })),
  }));
}

export async function findTrackedOrder(
  db: Db,
  oid: string,
  now: Date,
  language?: Language,
): Promise<TrackedOrder | undefined> {
  return (await findTrackedOrders(db, [oid], now, language))[0];
}

const bagRow = z.strictObject({
  partId: z.int(),
  number: z.int().nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  totalMinor: z.int(),
  restaurantPhone: z.string(),
  items: z.array(itemFieldsRow.extend({ extras: storedChosenExtras }).strict()),
});
export type Bag = Readonly<z.infer<typeof bagRow>>;

/** What riders carry, by part; asked for apart, because viewers and sockets need none of it. */
export async function getBags(
  db: Db,
  partIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Bag>> {
  const bags = await statement(bagRow)`
    select p.id as "partId", p.number, o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
      p.total_minor as "totalMinor", res.phone_number as "restaurantPhone",
      (select coalesce(json_agg(json_build_object(${itemFields(
        language,
        sql`(select coalesce(jsonb_agg(e - 'price_minor'), '[]') from jsonb_array_elements(${boughtExtras(language)}) e)`,
      )}) order by i.id), '[]')
        from order_items i where i.part_id = p.id) as items
    from order_parts p
    join orders o on o.id = p.order_id
    join restaurants res on res.id = p.restaurant_id
    where p.id = any(${partIds}::bigint[])
  `.all(db);
  return new Map(bags.map((bag) => [bag.partId, bag]));
}

export type NewPosition = {
  readonly orderId: number;
  readonly partId: number | null;
  readonly riderId: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number | null;
  readonly at: string;
};

const riderRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  restaurantPhone: z.string(),
  parts: z.array(
    z.strictObject({
      id: z.int(),
      orderId: z.int(),
      oid: z.string(),
      secret: z.string(),
      /** On its way: positions are relayed. */
      isLive: z.boolean(),
    }),
  ),
});
export type Rider = Readonly<z.infer<typeof riderRow>>;

/** More than anybody carries at once. */
const RIDER_PARTS = 50;

/** The rider whose key this is, with what they still have to bring. */
export const findRiderByKey = (
  db: Db,
  key: string,
  now: Date,
  language?: Language,
): Promise<Rider | undefined> =>
  statement(riderRow)`
    select r.id, r.name, res.id as "restaurantId", ${textIn(language ?? DEFAULT_LANGUAGE, 'res', 'name')} as "restaurantName", res.phone_number as "restaurantPhone",
      (select coalesce(json_agg(open.part), '[]') from (
        select json_build_object('id', p.id, 'orderId', o.id, 'oid', o.oid, 'secret', p.rider_secret,
          'isLive', ${isOnItsWay('p', now)}) as part
        from order_parts p
        join orders o on o.id = p.order_id
        where p.rider_id = r.id and p.delivered_at is null and p.order_status <> 'cancelled'
          and p.rider_secret is not null and (p.order_status = 'pending' or ${isOnItsWay('p', now)})
        order by ${isOnItsWay('p', now)} desc, p.promised_at, p.id
        limit ${RIDER_PARTS}
      ) open) as parts
    from riders r
    join restaurants res on res.id = r.restaurant_id
    where r.rider_key = ${key} and r.deleted_at is null
  `.first(db);

/** Many at once. A late write does not bring back what was deleted when it was over or went to another rider. */
export async function savePositions(db: Db, positions: readonly NewPosition[], now: Date): Promise<void> {
  await sql`
    insert into rider_positions
      (order_id, part_id, rider_id, latitude, longitude, accuracy_m, recorded_at, expires_at)
    select n.order_id, n.part_id, n.rider_id, n.latitude, n.longitude, n.accuracy, n.at,
           max(p.fulfilled_at) + interval '6 hours'
    from json_to_recordset(${JSON.stringify(positions.map(toRecord))}::json) as n(
      order_id bigint, part_id bigint, rider_id int, latitude float8, longitude float8, accuracy real, at timestamptz)
    join order_parts p on p.order_id = n.order_id and (n.part_id is null or p.id = n.part_id) and ${isOnItsWay('p', now)}
    where ${isOfCurrentRider(sql`n`)}
    group by n.order_id, n.part_id, n.rider_id, n.latitude, n.longitude, n.accuracy, n.at
    on conflict (order_id, part_id) do update
      set rider_id = excluded.rider_id, latitude = excluded.latitude, longitude = excluded.longitude, accuracy_m = excluded.accuracy_m,
          recorded_at = excluded.recorded_at, expires_at = excluded.expires_at
      where rider_positions.recorded_at < excluded.recorded_at
        or rider_positions.rider_id is distinct from excluded.rider_id
  `.execute(db);
}

export const toRecord = ({ orderId, partId, riderId, ...position }: NewPosition) => ({
  order_id: orderId,
  part_id: partId,
  rider_id: riderId,
  ...position,
});

/** Removes what may no longer be kept; with an order's id only its own. */
export async function deleteEndedPositions(db: Db, now: Date, oid?: string): Promise<void> {
  const ofOrder =
    oid === undefined ? sql`true` : sql`pos.order_id = (select id from orders where oid = ${oid})`;
  await sql`
    delete from rider_positions pos
    where ${ofOrder} and (pos.expires_at <= ${now} or not (${isOfCurrentRider(sql`pos`)}) or not exists (
      select from order_parts p
      where p.order_id = pos.order_id and (pos.part_id is null or p.id = pos.part_id) and ${isOnItsWay('p', now)}))
  `.execute(db);
}
