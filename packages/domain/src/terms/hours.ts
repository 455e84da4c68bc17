import {
  DAY_MS,
  dateOfDay,
  dayOf,
  dayOfDate,
  instantOfWallTime,
  localDate,
  MINUTE_MS,
  wallTimeAt,
  weekdayOf,
} from '../times/zone.ts';

/** `closes` at or before `opens` is on the next day; 00:00 to 00:00 is the whole day. */
export type OpeningSpan = { readonly day: number; readonly opens: string; readonly closes: string };

export type Hours = {
  /** Monday = 0. Empty: always open. */
  readonly openingHours: readonly OpeningSpan[];
  /** "YYYY-MM-DD"; the spans that begin on these days do not take place. */
  readonly closedDays: readonly string[];
  readonly timeZone: string;
  /** Closed until then, paused by its owner or an administrator. */
  readonly pausedUntil: Date | null;
};

export type Opening = {
  readonly isOpen: boolean;
  /** Of a closed kitchen; null when it does not open within a year. */
  readonly opensAt: Date | null;
  /** Of an open kitchen; null when it does not close within a year. */
  readonly closesAt: Date | null;
};

/** In instants, `end` excluded. */
export type OpenPeriod = { readonly start: number; readonly end: number };

const HORIZON_DAYS = 370;
const DAY_MINUTES = 1440;

const WHOLE_WEEK: readonly OpeningSpan[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opens: '00:00',
  closes: '00:00',
}));

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

type Week = readonly (readonly OpenPeriod[])[];

/** By weekday, in minutes since midnight, the earliest first. */
function weekOf({ openingHours }: Hours): Week {
  const spans = openingHours.length === 0 ? WHOLE_WEEK : openingHours;
  const week = WHOLE_WEEK.map((): OpenPeriod[] => []);
  for (const { day, opens, closes } of spans) {
    const [start, end] = [minutesOf(opens), minutesOf(closes)];
    week[day]?.push({ start, end: end > start ? end : end + DAY_MINUTES });
  }
  for (const day of week) day.sort((a, b) => a.start - b.start);
  return week;
}

/** As days, by the list they come from: up to a year of days is looked up in it. */
const closedDaysOf = new WeakMap<readonly string[], ReadonlySet<number>>();

function isClosedDay({ closedDays }: Hours, day: number): boolean {
  if (closedDays.length === 0) return false;
  const days = closedDaysOf.get(closedDays) ?? new Set(closedDays.map((date) => Date.parse(date) / DAY_MS));
  closedDaysOf.set(closedDays, days);
  return days.has(day);
}

/** Spans that touch or overlap are one period; still on the wall. */
function* wallPeriods(hours: Hours, firstDay: number): Generator<OpenPeriod> {
  const week = weekOf(hours);
  let current: OpenPeriod | undefined;
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day += 1) {
    if (isClosedDay(hours, day)) continue;
    for (const span of week[weekdayOf(day)] ?? []) {
      const start = day * DAY_MINUTES + span.start;
      const end = day * DAY_MINUTES + span.end;
      if (current && start <= current.end)
        current = { start: current.start, end: Math.max(current.end, end) };
      else {
        if (current) yield current;
        current = { start, end };
      }
    }
  }
  if (current) {
    const horizon = (firstDay + HORIZON_DAYS) * DAY_MINUTES;
    yield { ...current, end: current.end >= horizon ? Number.POSITIVE_INFINITY : current.end };
  }
}

/**
 * When a kitchen is open by its hours and closed days, from those that may still run at `from`, in order. A change
 * of the clocks may swallow a span or the gap between two.
 */
function* openPeriods(hours: Hours, from: number): Generator<OpenPeriod> {
  const toInstant = (minutes: number) =>
    Number.isFinite(minutes) ? instantOfWallTime(minutes * MINUTE_MS, hours.timeZone) : minutes;
  let current: OpenPeriod | undefined;
  // A span lasts a day at most, so one of yesterday may still run.
  for (const wall of wallPeriods(hours, dayOf(wallTimeAt(from, hours.timeZone)) - 1)) {
    const period = { start: toInstant(wall.start), end: toInstant(wall.end) };
    if (period.end <= period.start) continue;
    if (current && period.start <= current.end) current = { start: current.start, end: period.end };
    else {
      if (current) yield current;
      current = period;
    }
  }
  if (current) yield current;
}

const asDate = (instant: number): Date | null => (Number.isFinite(instant) ? new Date(instant) : null);

const ALWAYS: Opening = { isOpen: true, opensAt: null, closesAt: null };

/** What was found last: it is asked for once to be told and once to know how long that holds. */
const lastFound = new WeakMap<Hours, { readonly at: number; readonly opening: Opening }>();

/** Whether a kitchen is open at an instant, and the next moment at which that changes. */
export function openingAt(hours: Hours, at: Date): Opening {
  const known = lastFound.get(hours);
  if (known?.at === at.getTime()) return known.opening;
  const opening = findOpening(hours, at);
  lastFound.set(hours, { at: at.getTime(), opening });
  return opening;
}

function findOpening(hours: Hours, at: Date): Opening {
  const now = at.getTime();
  const paused = hours.pausedUntil?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (hours.openingHours.length === 0 && hours.closedDays.length === 0 && paused <= now) return ALWAYS;
  // A pause ends by itself, into whatever the hours say then.
  const earliest = Math.max(now, paused);
  for (const { start, end } of openPeriods(hours, earliest)) {
    if (end <= earliest) continue;
    const opens = Math.max(start, paused);
    return opens <= now
      ? { isOpen: true, opensAt: null, closesAt: asDate(end) }
      : { isOpen: false, opensAt: asDate(opens), closesAt: null };
  }
  return { isOpen: false, opensAt: null, closesAt: null };
}

export const isOpenAt = (hours: Hours, at: Date): boolean => openingAt(hours, at).isOpen;

/** When `openingAt` says something else than now; null when it does not within a year. */
export function nextChange(hours: Hours, at: Date): Date | null {
  const { isOpen, opensAt, closesAt } = openingAt(hours, at);
  return isOpen ? closesAt : opensAt;
}

/** When it is open between two instants, the pause left out. */
export function openPeriodsBetween(hours: Hours, from: number, to: number): OpenPeriod[] {
  const earliest = Math.max(from, hours.pausedUntil?.getTime() ?? from);
  const found: OpenPeriod[] = [];
  for (const { start, end } of openPeriods(hours, earliest)) {
    if (start >= to) break;
    if (end > earliest) found.push({ start: Math.max(start, earliest), end: Math.min(end, to) });
  }
  return found;
}

export type KitchenDay = { readonly date: string; readonly begins: Date; readonly ends: Date };

/** The kitchen's day: from its first opening (without one from midnight) to the next day's. */
export function kitchenDay(hours: Hours, at: Date): KitchenDay {
  const today = dayOf(wallTimeAt(at.getTime(), hours.timeZone));
  return kitchenDayNumbered(hours, beginOf(hours, today) <= at ? today : today - 1);
}

/** The kitchen's day of a date, "YYYY-MM-DD". */
export const kitchenDayOn = (hours: Hours, date: string): KitchenDay =>
  kitchenDayNumbered(hours, dayOfDate(date));

function beginOf(hours: Hours, day: number): Date {
  const first = isClosedDay(hours, day) ? undefined : weekOf(hours)[weekdayOf(day)]?.[0];
  const minutes = day * DAY_MINUTES + (first?.start ?? 0);
  return new Date(instantOfWallTime(minutes * MINUTE_MS, hours.timeZone));
}

const kitchenDayNumbered = (hours: Hours, day: number): KitchenDay => ({
  date: dateOfDay(day),
  begins: beginOf(hours, day),
  ends: beginOf(hours, day + 1),
});

/**
 * Until when "the rest of today" lasts: the next day's first opening, so that a shift past midnight is not cut in two.
 * At night, while yesterday's shift runs, that is meant; before the first opening, the day that is about to begin.
 */
export function endOfToday(hours: Hours, at: Date): Date {
  const day = kitchenDay(hours, at);
  const isNight = day.date !== localDate(at, hours.timeZone);
  const isRunning = isOpenAt({ ...hours, pausedUntil: null }, at);
  return isNight && !isRunning ? kitchenDay(hours, day.ends).ends : day.ends;
}
