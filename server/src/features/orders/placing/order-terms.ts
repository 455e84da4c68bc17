import type { RefusedByRestaurant } from '@nearbite/contract/orders/create-order';
import { formatMinor } from '@nearbite/domain/money';
import {
  OBSTACLES,
  type Obstacle,
  type OrderPreferences,
  obstacleApplies,
} from '@nearbite/domain/orders/order-obstacles';
import { openingAt } from '@nearbite/domain/terms/hours';
import { deliveryFeeMinor, etaMinutes, minimumMissingMinor, type Terms } from '@nearbite/domain/terms/terms';
import { opensText } from '@nearbite/domain/times/opening-text';
import { readTerms } from '../../../common/terms/stored-terms.ts';
import type { Trx } from '../../../db/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { hasTooManyCashOrders } from '../../payments/index.ts';
import { takeSlot } from '../../restaurants/index.ts';
import type { OrderedLine } from './order-lines.ts';

type Restaurant = { readonly id: number; readonly name: string };

/** What one restaurant's part is placed under; later changes of its terms do not touch it. */
export type PartTerms = {
  readonly restaurant_id: number;
  readonly sub_total_minor: number;
  readonly delivery_fee_minor: number;
  readonly auto_accept: boolean;
  /** Null until the restaurant saved terms: then nothing is promised. */
  readonly prep_minutes: number | null;
  readonly slot_ends_at: Date | null;
};

type Part = { readonly restaurant: Restaurant; readonly terms: Terms; readonly subTotalMinor: number };

type Wanted = { readonly preferences: OrderPreferences; readonly userId: number | undefined };

/** Whether terms are a matter of reading: slots are taken, and cash orders counted, in a transaction. */
export const isPlain = ({ deliverAt, paymentMethod }: OrderPreferences): boolean =>
  deliverAt === null && paymentMethod === 'card';

/**
 * The terms the order is placed under, by restaurant id, or the first refusal in the documented order. Plain ones need
 * no transaction.
 */
export async function checkTerms(
  services: Services,
  trx: Trx | undefined,
  lines: readonly OrderedLine[],
  { preferences, userId }: Wanted,
): Promise<PartTerms[]> {
  const now = services.clock.now();
  const parts = partsByRestaurant(lines, services.config.APP_TIMEZONE);
  for (const obstacle of OBSTACLES) {
    const refusing = parts.find(({ terms, subTotalMinor }) =>
      obstacleApplies(obstacle, { terms, subTotalMinor, preferences, now }),
    );
    if (refusing) throw refusal(obstacle, refusing, preferences, now);
    if (trx && obstacle === 'slot_full') await takeSlots(trx, parts, preferences, now);
  }
  if (trx && preferences.paymentMethod === 'cash') await refuseCash(trx, userId);
  return parts.map(({ restaurant, terms, subTotalMinor }) => ({
    restaurant_id: restaurant.id,
    sub_total_minor: subTotalMinor,
    delivery_fee_minor: deliveryFeeMinor(terms, {
      fulfilment: preferences.fulfilment,
      place: preferences.place,
      subTotalMinor,
    }),
    auto_accept: terms.autoAccept,
    prep_minutes: etaMinutes(terms, now),
    slot_ends_at:
      preferences.deliverAt && new Date(preferences.deliverAt.getTime() + terms.slotMinutes * 60_000),
  }));
}

/** By restaurant id, so that two buyers never wait for each other's slots. */
function partsByRestaurant(lines: readonly OrderedLine[], timeZone: string): Part[] {
  const byId = new Map<number, Part>();
  for (const line of lines) {
    const { restaurant_id: id, restaurant_name: name, unitPriceMinor, qty } = line;
    const part = byId.get(id);
    byId.set(id, {
      restaurant: { id, name },
      terms: part?.terms ?? readTerms(line, timeZone),
      subTotalMinor: (part?.subTotalMinor ?? 0) + unitPriceMinor * qty,
    });
  }
  return [...byId.values()].sort((a, b) => a.restaurant.id - b.restaurant.id);
}

async function takeSlots(
  trx: Trx,
  parts: readonly Part[],
  preferences: OrderPreferences,
  now: Date,
): Promise<void> {
  const { deliverAt } = preferences;
  if (deliverAt === null) return;
  for (const part of parts) {
    const place = { restaurantId: part.restaurant.id, startsAt: deliverAt };
    if (!(await takeSlot(trx, place, part.terms.slotCapacity)))
      throw refusal('slot_full', part, preferences, now);
  }
}

/** Cash is trust: it is for people whose address is known to be theirs, a few orders at a time. */
async function refuseCash(trx: Trx, userId: number | undefined): Promise<void> {
  if (userId === undefined) {
    throw new AppError('cash_refused', 'Please log in to pay in cash, or pay by card.');
  }
  if (await hasTooManyCashOrders(trx, userId)) {
    throw new AppError(
      'cash_refused',
      'You have three cash orders on their way. Please pay this one by card.',
    );
  }
}

function refusal(obstacle: Obstacle, part: Part, preferences: OrderPreferences, now: Date): AppError {
  const isClosedNow = obstacle === 'restaurant_closed' && preferences.deliverAt === null;
  return new AppError(obstacle, REASONS[obstacle](part, preferences, now), {
    // The client formats it, as it knows the reader's time zone.
    details: { restaurant: part.restaurant, ...(isClosedNow && { opening: openingOf(part.terms, now) }) },
  });
}

const openingOf = (terms: Terms, now: Date): RefusedByRestaurant['opening'] => ({
  opens_at: openingAt(terms, now).opensAt?.toISOString() ?? null,
  time_zone: terms.timeZone,
});

const REASONS: Readonly<Record<Obstacle, (part: Part, preferences: OrderPreferences, now: Date) => string>> =
  {
    restaurant_closed: ({ restaurant, terms }, { deliverAt }, now) => {
      if (deliverAt) return `${restaurant.name} is closed at that time.`;
      const { opensAt } = openingAt(terms, now);
      const opens = opensAt ? ` ${opensText(opensAt, now, terms.timeZone)}.` : '';
      return `${restaurant.name} is closed.${opens}`;
    },
    fulfilment_refused: ({ restaurant }, { fulfilment }) =>
      fulfilment === 'pickup'
        ? `${restaurant.name} offers no pick-up.`
        : `${restaurant.name} does not deliver.`,
    out_of_area: ({ restaurant }) => `${restaurant.name} does not deliver to this place.`,
    below_minimum: ({ restaurant, terms, subTotalMinor }) =>
      `${restaurant.name} takes orders from ${formatMinor(terms.minimumOrderMinor)} on: ${formatMinor(minimumMissingMinor(terms, subTotalMinor))} are missing.`,
    slot_full: ({ restaurant }) => `${restaurant.name} takes no more orders for this time.`,
    cash_refused: ({ restaurant }) => `${restaurant.name} takes no cash.`,
  };
