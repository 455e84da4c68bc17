import { timesAfter } from '@nearbite/domain/orders/order-stages';
import { kitchenDay, openingAt } from '@nearbite/domain/terms/hours';
import type { Terms } from '@nearbite/domain/terms/terms';
import type { Mail } from '../../../adapters/mail/port.ts';
import type { Cookable } from '../../../common/cookable.ts';
import type { PartToPay } from '../../../common/order-lock.ts';
import { findTerms } from '../../../common/terms/stored-terms.ts';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../platform/index.ts';
import { writeKitchenMails } from '../new-order-mails.ts';
import { type CookablePart, writeCookable } from './cookable.queries.ts';

/**
 * The money is there, or will be handed over in cash: each part is accepted by itself or waits for its restaurant's
 * answer. In the transaction that takes the money or writes the cash order. Returns the kitchens' mails, to be
 * enqueued there with the customer's.
 */
export async function makeCookable(
  services: Services,
  trx: Trx,
  { orderId, parts, isPaid, notice }: Cookable,
): Promise<Mail[]> {
  const now = services.clock.now();
  const terms = await findTerms(
    services,
    trx,
    parts.map(({ restaurant_id }) => restaurant_id),
  );
  const changed: CookablePart[] = [];
  for (const part of parts) {
    const ofKitchen = terms.get(part.restaurant_id);
    if (!ofKitchen) throw new Error('A part belongs to a restaurant');
    const inDay = { ...part, ...dayOf(part, ofKitchen, now) };
    changed.push(await cookable(services, trx, inDay, { terms: ofKitchen, now }));
  }
  const toCook = await writeCookable(trx, changed, { now, orderId, isPaid, notice });
  return writeKitchenMails(services, toCook);
}

type InDay = Pick<CookablePart, 'kitchen_day' | 'numbered_by'>;

/** The kitchen's day a part is cooked in: of a pre-order that of its slot, whose numbers begin with it. */
function dayOf({ slot_ends_at: slotEnd, number, restaurant_id }: PartToPay, terms: Terms, now: Date): InDay {
  // The end itself may be where the next day begins.
  const at = slotEnd === null ? now : new Date(Math.max(slotEnd.getTime() - 1, now.getTime()));
  const { date, begins } = kitchenDay(terms, at);
  return { kitchen_day: date, numbered_by: number === null && begins <= now ? restaurant_id : null };
}

type Moment = { readonly terms: Terms; readonly now: Date };

/** What becomes of a part that can be cooked from now on. */
async function cookable(
  services: Services,
  trx: Trx,
  part: PartToPay & InDay,
  { terms, now }: Moment,
): Promise<CookablePart> {
  // Paid for after it had been handed over: there is nothing left to answer.
  if (part.stage !== 'placed') return { ...part, rings: false };
  if (!part.auto_accept) {
    return { ...part, rings: true, answer_by: await answerByOf(services, trx, { terms, now }) };
  }
  const stage_times = timesAfter(part.stage_times, 'accepted', now);
  return {
    ...part,
    rings: true,
    stage: 'accepted',
    stage_times,
    promised_at: promiseOf(part, undefined, now),
  };
}

const MINUTE_MS = 60_000;

/**
 * By the minutes the kitchen gives, else those its terms said; what was ordered for a time not before the end of its
 * slot, and later where it was paid or accepted too late for that.
 */
export function promiseOf(
  { slot_ends_at: slotEnd, prep_minutes }: Pick<PartToPay, 'slot_ends_at' | 'prep_minutes'>,
  ownMinutes: number | undefined,
  now: Date,
): Date | null {
  const minutes = ownMinutes ?? prep_minutes;
  const ready = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS);
  return slotEnd !== null && (ready === null || ready < slotEnd) ? slotEnd : ready;
}

/** The time to answer counts from the next opening of a kitchen that is closed or paused at this moment. */
async function answerByOf(services: Services, trx: Trx, { terms, now }: Moment): Promise<Date> {
  const { answer_minutes: minutes } = await readSettings(services, trx);
  const from = openingAt(terms, now).opensAt ?? now;
  return new Date(from.getTime() + minutes * MINUTE_MS);
}
