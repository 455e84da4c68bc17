import type { Slot } from '@nearbite/contract/restaurants/public-terms';
import { slotsOf } from '@nearbite/domain/terms/slots';
import { findTermsRows, readTerms } from '../../../common/terms/stored-terms.ts';
import type { Trx } from '../../../db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { countTaken, deleteBooking, insertBooking, type SlotPlace } from './slots.queries.ts';

/** The slots of a date in the kitchen's calendar, full ones included. */
export async function listSlots(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  restaurantId: number,
  date: string,
): Promise<Slot[]> {
  const [row] = await findTermsRows(db, [restaurantId]);
  if (!row?.is_public) throw notFound();
  const terms = readTerms(row, config.APP_TIMEZONE);
  const slots = slotsOf(terms, date, clock.now());
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = await countTaken(db, restaurantId, { from: first.startsAt, to: last.startsAt });
  const left = (startsAt: Date) =>
    terms.slotCapacity === null
      ? null
      : Math.max(0, terms.slotCapacity - (taken.get(startsAt.getTime()) ?? 0));
  return slots.map(({ startsAt, endsAt }) => ({
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    left: left(startsAt),
  }));
}

/** Takes a place in a slot, in the transaction that places the order; false when the slot is full. */
export const takeSlot = (trx: Trx, place: SlotPlace, capacity: number | null): Promise<boolean> =>
  insertBooking(trx, place, capacity);

/** Gives it back, in the transaction that ends the order: the caller sees to it that this happens once. */
export const releaseSlot = (trx: Trx, place: SlotPlace): Promise<void> => deleteBooking(trx, place);
