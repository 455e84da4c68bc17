import { randomBytes } from 'node:crypto';
import { deliveryChanged } from '@nearbite/contract/live/events';
import { riderPagePath, riderTrackingPath } from '@nearbite/contract/page-paths';
import type { Delivery } from '@nearbite/contract/riders/riders';
import { TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';
import { deliveryState } from '@nearbite/domain/orders/delivery';
import type { Mail } from '../../adapters/mail/port.ts';
import { lockOrder } from '../../common/order-lock.ts';
import { hoursFrom } from '../../common/order-pushes.ts';
import { slotInKitchenTime } from '../../common/order-times.ts';
import type { Trx } from '../../db/database.ts';
import { enqueueMails, newMailKey } from '../../jobs/send-mail.ts';
import { enqueuePushes, type Push } from '../../jobs/send-push.ts';
import { AppError, fieldError, notFound } from '../../lib/errors.ts';
import { makePublicId } from '../../lib/public-id.ts';
import type { Services } from '../../services.ts';
import { CALLED_OFF, type CallOffReason, calledOffMail, deliveryMail } from './deliveries.mails.ts';
import {
  clearPartRider,
  dropPositions,
  findPart,
  freeRider,
  type PartRow,
  setPartRider,
  settleDeliveries,
} from './deliveries.queries.ts';
import { changeRider, lockRider } from './riders.queries.ts';

/** Every assignment mails the rider, so assignments are limited. */
const RIDER_MAILS = 10;
const tooManyMails = () =>
  new AppError(
    'rate_limited',
    'The link of this delivery was sent too often. Copy it or show its QR code instead.',
    {
      headers: { 'retry-after': '3600' },
    },
  );

const isPaused = (name: string) =>
  new AppError('conflict', `${name} is paused. Resume them on the riders page or choose another rider.`);

type PartKey = { readonly restaurantId: number; readonly oid: string };

/** Hands a part to a rider: mails the link, and from now on only that link may send positions for it. */
export async function assignRider(
  services: Services,
  { restaurantId, oid, riderId }: PartKey & { readonly riderId: number },
): Promise<void> {
  const { db, clock, config } = services;
  const part = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { oid });
    const found = await findPart(trx, { restaurantId, oid });
    if (!order || !found) throw notFound();
    if (order.fulfilment === 'pickup') {
      throw new AppError('conflict', 'The customer picks this order up: it needs no rider.');
    }
    const rider = await lockRider(trx, { restaurantId, riderId });
    if (!rider) throw fieldError('rider_id', 'This rider does not exist.');
    refuseWhenOver(found, clock.now());
    if (config.RATE_LIMIT && found.rider_mails >= RIDER_MAILS) throw tooManyMails();
    // Choosing the same rider again repeats the mail; the link they have keeps working.
    const isSame = found.rider_id === riderId && found.rider_secret !== null;
    if (rider.is_paused && !isSame) throw isPaused(rider.name);
    const secret = isSame && found.rider_secret !== null ? found.rider_secret : makeSecret();
    await setPartRider(trx, found.id, { riderId, secret, now: clock.now() });
    await changeRider(trx, { restaurantId, riderId }, { status: 'in delivery' });
    if (!isSame) await dropPositions(trx, found);
    if (found.rider_id !== null && !isSame) await freeRider(trx, found.rider_id, clock.now());
    await enqueueMails(services, trx, [
      { key: newMailKey('delivery'), ...mailToRider(services, rider, { ...found, rider_secret: secret }) },
      ...(isSame ? [] : mailsToFormer(found, 'given to another')),
    ]);
    if (!isSame) {
      const pushes = [
        assignedPush(services, rider, found),
        ...calledOffPushes(services, found, 'given to another'),
      ];
      await enqueuePushes(trx, pushes);
    }
    return found;
  });
  await announce(services, part, restaurantId);
}

/** The part waits for another rider; the link of the former one ends. Doing it again changes nothing. */
export async function takeRiderOff(services: Services, key: PartKey): Promise<void> {
  const { db, clock } = services;
  const part = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { oid: key.oid });
    const found = await findPart(trx, key);
    if (!order || !found) throw notFound();
    if (found.rider_id === null) return undefined;
    refuseWhenOver(found, clock.now());
    await clearPartRider(trx, found.id);
    await dropPositions(trx, found);
    await freeRider(trx, found.rider_id, clock.now());
    await enqueueMails(services, trx, mailsToFormer(found, 'taken off'));
    await enqueuePushes(trx, calledOffPushes(services, found, 'taken off'));
    return found;
  });
  if (part) await announce(services, part, key.restaurantId);
}

/**
 * In the transaction that changes what a rider of this order, or of any, still has to bring. A delivery that is taken
 * up again has a new link, because the old one has ended; its rider is mailed it. Whoever need not bring it any more,
 * because it was canceled, is told so.
 */
export async function endDeliveries(services: Services, trx: Trx, oid?: string): Promise<void> {
  const { canceled, reopened } = await settleDeliveries(trx, services.clock.now(), oid);
  const mails: Mail[] = [];
  const pushes: Push[] = [];
  for (const key of canceled) {
    const part = await findPart(trx, key);
    if (!part) continue;
    mails.push(...mailsToFormer(part, 'canceled'));
    pushes.push(...calledOffPushes(services, part, 'canceled'));
  }
  for (const key of reopened) {
    const part = await findPart(trx, key);
    const rider = part && riderOf(part);
    if (!rider) continue;
    mails.push({ key: newMailKey('delivery'), ...mailToRider(services, rider, part) });
    pushes.push(assignedPush(services, rider, part));
  }
  await enqueueMails(services, trx, mails);
  await enqueuePushes(trx, pushes);
}

type Rider = Parameters<typeof deliveryMail>[0] & { readonly id: number; readonly rider_key: string };

const mailToRider = (services: Services, rider: Rider, part: PartRow) =>
  deliveryMail(rider, part, {
    link: riderLink(services.config.publicUrl, part),
    ownPage: services.config.publicUrl + riderPagePath(rider.rider_key),
    wantedFor: slotInKitchenTime(services, part),
  });

const riderOf = ({
  rider_id: id,
  rider_name: name,
  rider_email: email,
  rider_key,
}: PartRow): Rider | undefined =>
  id === null || name === null || email === null || rider_key === null
    ? undefined
    : { id, name, email, rider_key };

/** To the rider the part was read with, if it has one. */
function mailsToFormer(part: PartRow, why: CallOffReason): Mail[] {
  const rider = riderOf(part);
  return rider ? [{ key: newMailKey('delivery-called-off'), ...calledOffMail(rider, part, why) }] : [];
}

/** On the rider's devices, in place of what was said of the same order before. */
const riderPush = (
  { clock }: Pick<Services, 'clock'>,
  { id, rider_key }: Pick<Rider, 'id' | 'rider_key'>,
  { oid, title, message }: Readonly<Record<'oid' | 'title' | 'message', string>>,
): Push => ({
  key: `delivery:${makePublicId()}`,
  to: { kind: 'rider', id },
  title,
  message,
  path: riderPagePath(rider_key),
  tag: `delivery:${oid}`,
  until: hoursFrom(clock.now(), TRACKING_HOURS),
});

const assignedPush = (services: Services, rider: Rider, { oid, restaurant_name }: PartRow) =>
  riderPush(services, rider, {
    oid,
    title: 'You have a delivery',
    message: `Please bring order ${oid} of ${restaurant_name}.`,
  });

function calledOffPushes(services: Services, part: PartRow, why: CallOffReason): Push[] {
  const rider = riderOf(part);
  const { oid, restaurant_name } = part;
  const message = `Order ${oid} of ${restaurant_name} ${CALLED_OFF[why]}. You need not bring it.`;
  return rider ? [riderPush(services, rider, { oid, title: 'Delivery called off', message })] : [];
}

export async function getDelivery({ db, clock, config }: Services, key: PartKey): Promise<Delivery> {
  const part = await findPart(db, key);
  if (!part) throw notFound();
  const state = deliveryState(factsOf(part), clock.now());
  return {
    oid: part.oid,
    order_status: part.order_status,
    state,
    rider:
      part.rider_id === null
        ? null
        : { id: part.rider_id, name: part.rider_name ?? '', phone_number: part.rider_phone ?? '' },
    rider_link: state !== 'over' && part.rider_secret !== null ? riderLink(config.publicUrl, part) : null,
    delivered_at: part.delivered_at?.toISOString() ?? null,
  };
}

const makeSecret = () => randomBytes(24).toString('base64url');

function riderLink(
  publicUrl: string,
  part: Pick<PartRow, 'oid' | 'tracking_token' | 'rider_secret'>,
): string {
  return `${publicUrl}${riderTrackingPath(part.oid, part.tracking_token)}?rider=${part.rider_secret}`;
}

function refuseWhenOver(part: PartRow, now: Date): void {
  if (part.order_status === 'cancelled') throw new AppError('conflict', 'This order was canceled.');
  if (part.delivered_at !== null) throw new AppError('conflict', 'This order was already delivered.');
  if (deliveryState(factsOf(part), now) === 'over') {
    throw new AppError('conflict', 'This delivery is over: it was fulfilled more than 6 hours ago.');
  }
}

const factsOf = (part: PartRow) => ({
  orderStatus: part.order_status,
  fulfilledAt: part.fulfilled_at,
  deliveredAt: part.delivered_at,
});

const announce = ({ bus }: Services, part: PartRow, restaurantId: number) =>
  bus.publish(deliveryChanged.topic, { oid: part.oid, user_id: part.user_id, restaurant_id: restaurantId });
