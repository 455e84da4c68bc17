import type { Reading } from '@nearbite/domain/times/moment-text';
import { orderedTimeText, promiseText } from '@nearbite/domain/times/order-times';
import type { Services } from '../services.ts';

type Clock = Pick<Services, 'clock' | 'config'>;

/** How moments are told by the kitchen's clock, where the kitchen itself reads them. */
export function kitchenReading({ clock, config }: Clock, zone: string | null): Reading {
  const timeZone = zone ?? config.APP_TIMEZONE;
  return { now: clock.now(), timeZone, readerZone: timeZone };
}

type Slot = {
  readonly deliver_at: Date | null;
  readonly slot_ends_at: Date | null;
  readonly time_zone: string | null;
};
const datesOf = ({ deliver_at, slot_ends_at }: Slot) => ({
  deliverAt: deliver_at,
  deliverUntil: slot_ends_at,
});

/** "18:00 to 18:30 (Karachi time)" for customers and riders: where they read it is not known. */
export const slotInKitchenTime = (services: Clock, slot: Slot): string | undefined =>
  orderedTimeText(datesOf(slot), { ...kitchenReading(services, slot.time_zone), readerZone: null });

/**
 * "between 18:00 and 18:30 (Karachi time)" or "by 18:30 (Karachi time)" for what was ordered for a time, else
 * "for 18:40" as if it were read in the marketplace's own zone.
 */
export function promiseInKitchenTime(services: Clock, slot: Slot, promisedAt: Date): string | undefined {
  const readerZone = slot.deliver_at === null ? services.config.APP_TIMEZONE : null;
  const reading = { ...kitchenReading(services, slot.time_zone), readerZone };
  return promiseText({ ...datesOf(slot), promisedAt }, reading, 'for');
}

/** The same for the kitchen, by its own clock. */
export const slotForKitchen = (services: Clock, slot: Slot): string | undefined =>
  orderedTimeText(datesOf(slot), kitchenReading(services, slot.time_zone));
