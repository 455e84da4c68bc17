import type { Terms } from '@nearbite/contract/restaurants/terms';
import { endOfToday } from '@nearbite/domain/terms/hours';
import { closed as CLOSED } from '@nearbite/domain/times/times.texts';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { formatOpeningForReader } from '../../../ui/format/format-opening.ts';
import * as texts from '../restaurants.texts.ts';

export type KitchenState = {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly label: string;
  /** Until when, and that it ends by itself. */
  readonly detail: string;
  /** The administrator's pause is not the owner's to lift. */
  readonly isLocked: boolean;
};

const isAhead = (moment: string | null, now: Date): moment is string =>
  moment !== null && new Date(moment) > now;

/** How the kitchen stands, in the words of the switch. */
export function kitchenState(terms: Terms, now: Date): KitchenState {
  const zone = terms.effective_time_zone;
  const until = (moment: string) => formatMoment(moment, zone, now);
  if (isAhead(terms.admin_paused_until, now)) {
    const reason = terms.admin_pause_reason ? texts.pausedBecauseOf(terms.admin_pause_reason) : '';
    const detail = texts.pausedByAdministrator(until(terms.admin_paused_until), reason);
    return { tone: 'bad', label: texts.paused, detail, isLocked: true };
  }
  if (isAhead(terms.paused_until, now)) {
    const detail = texts.untilEndsByItself(until(terms.paused_until));
    return { tone: 'bad', label: texts.paused, detail, isLocked: false };
  }
  if (!terms.is_open) {
    const opens = formatOpeningForReader({ opens_at: terms.opens_at, time_zone: zone }, now);
    return { tone: 'waiting', label: texts.closed, detail: opens === CLOSED ? '' : opens, isLocked: false };
  }
  if (terms.busy_extra_minutes > 0 && isAhead(terms.busy_until, now)) {
    const detail = texts.busyDetail(terms.busy_extra_minutes, until(terms.busy_until));
    return { tone: 'waiting', label: texts.busy, detail, isLocked: false };
  }
  const detail = terms.closes_at === null ? '' : texts.until(until(terms.closes_at));
  return { tone: 'good', label: texts.open, detail, isLocked: false };
}

const MINUTE_MS = 60_000;

/** `busy` asks for its minutes first; the present state needs no change. */
export type Choice = {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly change: ((now: Date) => object) | 'busy' | undefined;
};

export const inMinutes = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

/** Until when a pause for the rest of today lasts. */
export const endOfKitchensToday = (terms: Terms, now: Date): Date =>
  endOfToday(
    {
      openingHours: terms.opening_hours,
      closedDays: terms.closed_days.map(({ date }) => date),
      timeZone: terms.effective_time_zone,
      pausedUntil: null,
    },
    now,
  );

/** What the switch offers, with what it is set to now; each ends by itself. */
export function choicesFor(terms: Terms, now: Date): readonly Choice[] {
  const { label: state, detail } = kitchenState(terms, now);
  const pauses = [15, 30, 60].map((minutes) => ({
    label: texts.pauseForMinutes(minutes),
    isCurrent: false,
    change: (at: Date) => ({ paused_until: inMinutes(at, minutes) }),
  }));
  return [
    {
      label: state === texts.closed ? texts.openByYourHours : texts.open,
      isCurrent: state === texts.open || state === texts.closed,
      change: () => ({ paused_until: null, busy_until: null, busy_extra_minutes: 0 }),
    },
    {
      label: state === texts.busy ? texts.busyWith(detail) : texts.setBusyChoice,
      isCurrent: state === texts.busy,
      change: 'busy',
    },
    ...(state === texts.paused
      ? [{ label: texts.pausedWith(detail), isCurrent: true, change: undefined }]
      : []),
    ...pauses,
    {
      label: texts.pauseForRestOfToday,
      isCurrent: false,
      change: (at: Date) => ({ paused_until: endOfKitchensToday(terms, at).toISOString() }),
    },
  ];
}
