import type { Language } from '@nearbite/contract/languages';
import type { RiderPage } from '@nearbite/contract/tracking/tracking';
import { fromMinor } from '@nearbite/domain/money';
import { orderOfStops, type Stop } from '@nearbite/domain/orders/delivery';
import { kitchenDay } from '@nearbite/domain/terms/hours';
import { DAY_MS } from '@nearbite/domain/times/zone';
import { readTerms } from '../../common/terms/stored-terms.ts';
import { WrongGuessError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findDone } from './rider-page.queries.ts';
import { presentTracking } from './tracking.present.ts';
import {
  findRiderByKey,
  findTrackedOrders,
  getBags,
  type Rider,
  type TrackedOrder,
} from './tracking.queries.ts';

/** Before any kitchen's day that still runs can have begun. */
const LONGEST_DAY_MS = 3 * DAY_MS;

/** Everything a rider has to bring, in the order to bring it, and what they brought today. */
export async function readRiderPage(
  { db, clock, config }: Services,
  key: string,
  language: Language,
): Promise<RiderPage> {
  const now = clock.now();
  const rider = await findRiderByKey(db, key, now, language);
  if (!rider) throw new WrongGuessError();
  const oids = rider.parts.map(({ oid }) => oid);
  const partIds = rider.parts.map(({ id }) => id);
  const since = new Date(now.getTime() - LONGEST_DAY_MS);
  const [orders, bags, done] = await Promise.all([
    findTrackedOrders(db, oids, now, language),
    getBags(db, partIds, language),
    findDone(db, { riderId: rider.id, restaurantId: rider.restaurantId, since }),
  ]);
  const terms = readTerms(done, config.APP_TIMEZONE);
  const { begins } = kitchenDay(terms, now);
  const stops = rider.parts.flatMap((part) => {
    const order = orders.find(({ oid }) => oid === part.oid);
    return order ? [{ ...stopOf(order, part), part, order }] : [];
  });
  const reading = { now, usualZone: config.APP_TIMEZONE };
  return {
    name: rider.name,
    restaurant: { name: rider.restaurantName, phone_number: rider.restaurantPhone },
    deliveries: orderOfStops(stops, whereIs(rider, orders) ?? terms.kitchen).map(({ order, part }) => {
      const link = { token: order.token, rider: part.secret };
      const tracking = presentTracking(order, link, reading, bags.get(part.id));
      return { oid: part.oid, tracking_token: order.token, rider: part.secret, tracking };
    }),
    done: done.parts
      .filter(({ deliveredAt }) => new Date(deliveredAt) >= begins)
      .map(({ oid, number, deliveredAt, cashMinor }) => ({
        oid,
        number,
        delivered_at: new Date(deliveredAt).toISOString(),
        collected: cashMinor === null ? null : fromMinor(cashMinor),
      })),
    time_zone: terms.timeZone,
  };
}

function stopOf({ parts, home }: TrackedOrder, { id, isLive }: Rider['parts'][number]): Stop {
  const part = parts.find((one) => one.id === id);
  const due = part?.promisedAt ?? part?.deliverAt ?? null;
  return { isHandedOver: isLive, dueAt: due === null ? null : new Date(due), home };
}

/** Where the rider was seen last, with whatever they carry. */
const whereIs = ({ id }: Rider, orders: readonly TrackedOrder[]) =>
  orders
    .flatMap(({ positions }) => positions)
    .filter(({ riderId }) => riderId === id)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
