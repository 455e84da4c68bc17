/**
 * Clock on the wall of a time zone. A wall time is written as the milliseconds it would be in UTC, so that days and
 * minutes are plain arithmetic; only the two functions that leave or enter a zone know about daylight saving.
 */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** Zones change their offset only on a quarter of an hour of UTC, so one lookup serves all of it. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_CACHED = 5_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** "GMT", "GMT+05:30", "GMT-00:44:30" */
function readOffset(formatted: string): number {
  const found = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(formatted);
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = found ?? [];
  const size = Number(hours) * 3_600_000 + Number(minutes) * MINUTE_MS + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** How far a zone is from UTC, and from when until when (excluded) that is so. */
export type SteadyOffset = {
  readonly timeZone: string;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly offsetMs: number;
};

const STEADY_DAYS = 15;
const steadyOffsets = new Map<string, SteadyOffset>();

/** What somebody else has looked up: to make the formatter takes a slow phone a tenth of a second. */
export const rememberOffset = (steady: SteadyOffset): void => {
  steadyOffsets.set(steady.timeZone, steady);
};

/** Around an instant, in whole days of UTC: from the day before for two weeks, or until the clocks change. */
export function findSteadyOffset(instant: number, timeZone: string): SteadyOffset {
  const firstDay = dayOf(instant) - 1;
  const offset = offsetMs(firstDay * DAY_MS, timeZone);
  let days = 0;
  while (days < STEADY_DAYS && offsetMs((firstDay + days + 1) * DAY_MS, timeZone) === offset) days += 1;
  return { timeZone, fromMs: firstDay * DAY_MS, untilMs: (firstDay + days) * DAY_MS, offsetMs: offset };
}

function offsetMs(instant: number, timeZone: string): number {
  const steady = steadyOffsets.get(timeZone);
  if (steady && instant >= steady.fromMs && instant < steady.untilMs) return steady.offsetMs;
  const quarter = Math.floor(instant / QUARTER_MS);
  const key = `${timeZone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = readOffset(formatterOf(timeZone).format(quarter * QUARTER_MS));
    if (offsets.size >= MAX_CACHED) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/**
 * What the clock on the wall shows at an instant; without a zone the reader's own, of which the name is not asked for:
 * the first formatter of a page takes a slow phone a tenth of a second.
 */
export const wallTimeAt = (instant: number, timeZone?: string): number =>
  timeZone === undefined
    ? instant - new Date(instant).getTimezoneOffset() * MINUTE_MS
    : instant + offsetMs(instant, timeZone);

/**
 * The first instant at which the clock on the wall shows this time or has passed it: of a time that comes twice
 * (clocks go back) the first, of a time that is left out (clocks go forward) the moment of the change.
 */
export function instantOfWallTime(wallTime: number, timeZone: string): number {
  const before = offsetMs(wallTime - DAY_MS, timeZone);
  const after = offsetMs(wallTime + DAY_MS, timeZone);
  const early = wallTime - Math.max(before, after);
  const late = wallTime - Math.min(before, after);
  if (wallTimeAt(early, timeZone) === wallTime) return early;
  if (wallTimeAt(late, timeZone) === wallTime) return late;
  return firstInstantPast(wallTime, early, late, timeZone);
}

/** The change lies after `early` and not after `late`; halving finds its minute. */
function firstInstantPast(wallTime: number, early: number, late: number, timeZone: string): number {
  let [not, yes] = [Math.floor(early / MINUTE_MS), Math.ceil(late / MINUTE_MS)];
  while (yes - not > 1) {
    const middle = Math.floor((not + yes) / 2);
    if (wallTimeAt(middle * MINUTE_MS, timeZone) >= wallTime) yes = middle;
    else not = middle;
  }
  return yes * MINUTE_MS;
}

/** Days since 1 January 1970 on the wall. */
export const dayOf = (wallTime: number): number => Math.floor(wallTime / DAY_MS);

/** Monday = 0; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** "YYYY-MM-DD" */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Of "YYYY-MM-DD"; NaN for a date that is not in the calendar. */
export function dayOfDate(date: string): number {
  const parsed = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== date
    ? Number.NaN
    : parsed / DAY_MS;
}

/** The date in a zone, "YYYY-MM-DD". */
export const localDate = (at: Date, timeZone: string): string =>
  dateOfDay(dayOf(wallTimeAt(at.getTime(), timeZone)));

/** Days from one local date to another. */
export const daysBetween = (from: string, to: string): number => dayOfDate(to) - dayOfDate(from);
