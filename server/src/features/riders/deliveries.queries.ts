import { PAYMENT_METHODS } from '@nearbite/contract/orders/stages';
import { ORDER_STATUSES } from '@nearbite/contract/orders/statuses';
import { trackingHorizon } from '@nearbite/domain/orders/delivery';
import { sql } from 'kysely';
import { z } from 'zod';
import { isLivePart, isOpenPart } from '../../common/order-conditions.ts';
import { newRiderSecret } from '../../common/rider-links.ts';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const openDelivery = (now: Date) => sql`
  p.delivered_at is null and ${isLivePart('p')} and (${isOpenPart('p')} or p.fulfilled_at > ${trackingHorizon(now)})`;

const openRow = z.strictObject({ isOpen: z.boolean() });

export async function hasOpenDelivery(trx: Trx, riderId: number, now: Date): Promise<boolean> {
  const { isOpen } = await statement(openRow)`
    select exists (select from order_parts p where p.rider_id = ${riderId} and ${openDelivery(now)}) as "isOpen"
  `.one(trx);
  return isOpen;
}

const settledRow = z.strictObject({ oid: z.string(), restaurantId: z.int() });
type SettledPart = Readonly<z.infer<typeof settledRow>>;
type Settled = Readonly<Record<'canceled' | 'reopened', readonly SettledPart[]>>;

/**
 * Takes note of deliveries that have ended since, whose riders' secrets end with them, and of those that were taken
 * up again, which get a new secret; riders without another open delivery are available again. With an order's id only
 * its own parts are looked at. Returns those whose riders have to be told.
 */
export async function settleDeliveries(db: Db | Trx, now: Date, oid?: string): Promise<Settled> {
  const ofOrder = oid === undefined ? sql`true` : sql`order_id = (select id from orders where oid = ${oid})`;
  const canceled = await statement(settledRow)`
    with ended as (
      update order_parts p set rider_released_at = ${now}, rider_secret = null,
        ended_rider_secret = sha256(convert_to(rider_secret, 'UTF8'))
      where rider_id is not null and rider_released_at is null and not (${openDelivery(now)}) and ${ofOrder}
      returning rider_id, order_id, restaurant_id, order_status
    ), freed as (
      update riders set status = 'available'
      where id in (select rider_id from ended)
        and not exists (select from order_parts p where p.rider_id = riders.id and ${openDelivery(now)})
    )
    select o.oid, ended.restaurant_id as "restaurantId" from ended join orders o on o.id = ended.order_id
    where ended.order_status = 'cancelled'
  `.all(db);
  if (oid === undefined) return { canceled, reopened: [] };
  const reopened = await statement(settledRow)`
    with reopened as (
      update order_parts p set rider_released_at = null, ended_rider_secret = null,
        rider_secret = ${newRiderSecret}
      where rider_id is not null and rider_released_at is not null and ${openDelivery(now)} and ${ofOrder}
      returning rider_id, restaurant_id
    ), busy as (
      update riders set status = 'in delivery' where id in (select rider_id from reopened)
    )
    select ${oid} as oid, restaurant_id as "restaurantId" from reopened
  `.all(db);
  return { canceled, reopened };
}

/** A link is needed a while longer for a repeated "Delivered", then its secret goes. */
export async function forgetEndedSecrets(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('order_parts')
    .set({ ended_rider_secret: null })
    .where('ended_rider_secret', 'is not', null)
    .where('rider_released_at', '<=', before)
    .execute();
}

const partRow = z.strictObject({
  id: z.int(),
  order_id: z.int(),
  oid: z.string(),
  user_id: z.int().nullable(),
  tracking_token: z.string(),
  full_name: z.string(),
  mobile: z.string(),
  address: z.string(),
  city: z.string(),
  note: z.string().nullable(),
  deliver_at: z.date().nullable(),
  slot_ends_at: z.date().nullable(),
  time_zone: z.string().nullable(),
  payment_method: z.enum(PAYMENT_METHODS),
  total_minor: z.int(),
  restaurant_name: z.string(),
  restaurant_phone: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  fulfilled_at: z.date().nullable(),
  delivered_at: z.date().nullable(),
  rider_id: z.int().nullable(),
  rider_secret: z.string().nullable(),
  rider_mails: z.int(),
  rider_name: z.string().nullable(),
  rider_phone: z.string().nullable(),
  rider_email: z.string().nullable(),
  rider_key: z.string().nullable(),
  owner_language: z.string(),
});
export type PartRow = z.infer<typeof partRow>;

type PartKey = { readonly restaurantId: number; readonly oid: string };

export const findPart = (db: Db | Trx, key: PartKey): Promise<PartRow | undefined> =>
  statement(partRow)`
    select p.id, p.order_id, o.oid, o.user_id, o.tracking_token, o.full_name, o.mobile, o.address, o.city,
           o.note, o.deliver_at, p.slot_ends_at, t.time_zone, o.payment_method, p.total_minor, res.name as restaurant_name, res.phone_number as restaurant_phone,
           p.order_status, p.fulfilled_at, p.delivered_at, p.rider_id, p.rider_secret, p.rider_mails,
           r.name as rider_name, r.phone_number as rider_phone, r.email as rider_email, r.rider_key, u.language as owner_language
    from orders o
    join order_parts p on p.order_id = o.id
    join restaurants res on res.id = p.restaurant_id
    join users u on u.id = res.owner_id
    left join restaurant_terms t on t.restaurant_id = res.id
    left join riders r on r.id = p.rider_id
    where o.oid = ${key.oid} and p.restaurant_id = ${key.restaurantId}
  `.first(db);

export async function setPartRider(
  trx: Trx,
  partId: number,
  { riderId, secret, now }: { readonly riderId: number; readonly secret: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('order_parts')
    .set(({ fn, val }) => ({
      rider_id: riderId,
      rider_secret: secret,
      rider_released_at: null,
      ended_rider_secret: null,
      rider_mails: sql<number>`rider_mails + 1`,
      seen_at: fn.coalesce('seen_at', val(now)),
    }))
    .where('id', '=', partId)
    .execute();
}

export async function clearPartRider(trx: Trx, partId: number): Promise<void> {
  await trx
    .updateTable('order_parts')
    .set({ rider_id: null, rider_secret: null, rider_released_at: null, ended_rider_secret: null })
    .where('id', '=', partId)
    .execute();
}

/** Where the former rider was, or whoever sent without a name, says nothing about the one who takes over. */
export async function dropPositions(
  trx: Trx,
  { id, order_id }: Pick<PartRow, 'id' | 'order_id'>,
): Promise<void> {
  await trx
    .deleteFrom('rider_positions')
    .where('order_id', '=', order_id)
    .where((where) => where.or([where('part_id', '=', id), where('part_id', 'is', null)]))
    .execute();
}

/** Frees a rider who lost an order. */
export async function freeRider(trx: Trx, riderId: number, now: Date): Promise<void> {
  await sql`
    update riders set status = 'available'
    where id = ${riderId}
      and not exists (select from order_parts p where p.rider_id = ${riderId} and ${openDelivery(now)})
  `.execute(trx);
}
