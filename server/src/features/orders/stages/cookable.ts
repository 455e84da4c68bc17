import { timesAfter } from '@nearbite/domain/order-stages';
import { openingAt } from '@nearbite/domain/terms/hours';
import type { Mail } from '../../../adapters/mail/port.ts';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../admin/settings.service.ts';
import { findTerms } from '../../restaurants/terms/terms.service.ts';
import { writeKitchenMails } from '../new-order-mails.ts';
import { acceptByItself, awaitAnswer, noteCookable } from './cookable.queries.ts';
import { type PartToChange, readParts } from './part-stage.queries.ts';

/**
 * The money is there, or will be handed over in cash: each part is accepted by itself or waits for its restaurant's
 * answer. In the transaction that takes the money or writes the cash order. Returns the kitchens' mails, to be
 * enqueued there with the customer's.
 */
export async function makeCookable(
  services: Services,
  trx: Trx,
  orderId: number,
  partIds?: readonly number[],
): Promise<Mail[]> {
  const now = services.clock.now();
  for (const part of await readParts(trx, orderId)) {
    if (partIds && !partIds.includes(part.id)) continue;
    if (part.stage !== 'placed') {
      await noteCookable(trx, part.id, now);
    } else if (part.auto_accept) {
      const times = timesAfter(part.stage_times, 'accepted', now);
      await acceptByItself(trx, part.id, { times, promisedAt: promiseOf(part, undefined, now), now });
    } else {
      const answerBy = await answerByOf(services, trx, part.restaurant_id, now);
      await awaitAnswer(trx, part.id, { answerBy, now });
    }
  }
  return writeKitchenMails(services, trx, orderId);
}

const MINUTE_MS = 60_000;

/** By the kitchen's own minutes, else for the end of the slot it was ordered for, else as its terms said. */
export function promiseOf(part: PartToChange, ownMinutes: number | undefined, now: Date): Date | null {
  const minutes = ownMinutes ?? (part.slot_ends_at ? undefined : part.prep_minutes);
  if (minutes === undefined) return part.slot_ends_at;
  return minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The time to answer counts from the next opening of a kitchen that is closed or paused at this moment. */
async function answerByOf(services: Services, trx: Trx, restaurantId: number, now: Date): Promise<Date> {
  const terms = (await findTerms(services, trx, [restaurantId])).get(restaurantId);
  const { answer_minutes: minutes } = await readSettings(services, trx);
  const from = (terms && openingAt(terms, now).opensAt) ?? now;
  return new Date(from.getTime() + minutes * MINUTE_MS);
}
