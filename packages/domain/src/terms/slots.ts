import {
  DAY_MS,
  dayOfDate,
  daysBetween,
  instantOfWallTime,
  localDate,
  MINUTE_MS,
  wallTimeAt,
} from '../times/zone.ts';
import { isOpenAt, type OpenPeriod, openingAt, openPeriodsBetween } from './hours.ts';
import { kitchenMinutes, type Terms } from './terms.ts';

export type Slot = { readonly startsAt: Date; readonly endsAt: Date };

/** 0: no scheduling; n: today and n - 1 days more. */
function isSchedulableDate(terms: Terms, date: string, now: Date): boolean {
  const ahead = daysBetween(localDate(now, terms.timeZone), date);
  return ahead >= 0 && ahead < terms.preorderDays;
}

const slotFrom = (start: number, { slotMinutes }: Terms): Slot => ({
  startsAt: new Date(start),
  endsAt: new Date(start + slotMinutes * MINUTE_MS),
});

const isWithin = (slot: Slot, { start, end }: OpenPeriod) =>
  slot.startsAt.getTime() >= start && slot.endsAt.getTime() <= end;

/**
 * The slots of a local date. The grid counts from midnight, not from the opening, so that the slots of two
 * restaurants fall on the same moments. A slot lies wholly within the hours and is far enough ahead for the
 * kitchen to be done by its end. A time that the clocks leave out has no slot.
 */
export function slotsOf(terms: Terms, date: string, now: Date): Slot[] {
  if (!isSchedulableDate(terms, date, now)) return [];
  const midnight = dayOfDate(date) * DAY_MS;
  const dayStart = instantOfWallTime(midnight, terms.timeZone);
  // A slot that begins on this day may end on the next.
  const open = openPeriodsBetween(terms, dayStart, dayStart + 2 * DAY_MS);
  const doneAt = new Date(now.getTime() + kitchenMinutes(terms, now) * MINUTE_MS);
  const slots: Slot[] = [];
  for (let wall = midnight; wall < midnight + DAY_MS; wall += terms.slotMinutes * MINUTE_MS) {
    const start = instantOfWallTime(wall, terms.timeZone);
    if (wallTimeAt(start, terms.timeZone) !== wall) continue;
    const slot = slotFrom(start, terms);
    const isInTime = slot.startsAt > now && slot.endsAt >= doneAt;
    if (isInTime && open.some((period) => isWithin(slot, period))) slots.push(slot);
  }
  return slots;
}

/** Whether any slot is left in the days ahead; how many orders it takes is not asked. */
export function hasSlots(terms: Terms, now: Date): boolean {
  const { isOpen, opensAt } = openingAt(terms, now);
  const from = isOpen ? now : opensAt;
  if (from === null) return false;
  const first = localDate(from, terms.timeZone);
  const ahead = daysBetween(localDate(now, terms.timeZone), first);
  for (let day = ahead; day < terms.preorderDays; day += 1) {
    const date = new Date((dayOfDate(first) + day - ahead) * DAY_MS);
    if (slotsOf(terms, localDate(date, 'UTC'), now).length > 0) return true;
  }
  return false;
}

export type SlotCheck = 'offered' | 'closed' | 'not_offered';

/** What a scheduled order is told: the kitchen is closed then, or that moment is not one of its slots. */
export function checkSlot(terms: Terms, startsAt: Date, now: Date): SlotCheck {
  if (!isOpenAt(terms, startsAt)) return 'closed';
  const slots = slotsOf(terms, localDate(startsAt, terms.timeZone), now);
  return slots.some((slot) => slot.startsAt.getTime() === startsAt.getTime()) ? 'offered' : 'not_offered';
}
