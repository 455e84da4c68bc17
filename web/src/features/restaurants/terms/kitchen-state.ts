import type { Terms } from '@nearbite/contract/restaurants/terms';
import { endOfToday } from '@nearbite/domain/terms/hours';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { formatOpeningForReader } from '../../../ui/format/format-opening.ts';

export type KitchenState = {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly label: 'Open' | 'Busy' | 'Paused' | 'Closed';
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
    const reason = terms.admin_pause_reason ? ` Reason: ${terms.admin_pause_reason}` : '';
    const detail = `by an administrator until ${until(terms.admin_paused_until)}.${reason}`;
    return { tone: 'bad', label: 'Paused', detail, isLocked: true };
  }
  if (isAhead(terms.paused_until, now)) {
    const detail = `until ${until(terms.paused_until)}, ends by itself`;
    return { tone: 'bad', label: 'Paused', detail, isLocked: false };
  }
  if (!terms.is_open) {
    const opens = formatOpeningForReader({ opens_at: terms.opens_at, time_zone: zone }, now);
    return { tone: 'waiting', label: 'Closed', detail: opens === 'Closed' ? '' : opens, isLocked: false };
  }
  if (terms.busy_extra_minutes > 0 && isAhead(terms.busy_until, now)) {
    const detail = `+${terms.busy_extra_minutes} minutes until ${until(terms.busy_until)}, ends by itself`;
    return { tone: 'waiting', label: 'Busy', detail, isLocked: false };
  }
  const detail = terms.closes_at === null ? '' : `until ${until(terms.closes_at)}`;
  return { tone: 'good', label: 'Open', detail, isLocked: false };
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
    label: `Pause for ${minutes} minutes`,
    isCurrent: false,
    change: (at: Date) => ({ paused_until: inMinutes(at, minutes) }),
  }));
  return [
    {
      label: state === 'Closed' ? 'Open by your hours' : 'Open',
      isCurrent: state === 'Open' || state === 'Closed',
      change: () => ({ paused_until: null, busy_until: null, busy_extra_minutes: 0 }),
    },
    { label: state === 'Busy' ? `Busy ${detail}` : 'Busy…', isCurrent: state === 'Busy', change: 'busy' },
    ...(state === 'Paused' ? [{ label: `Paused ${detail}`, isCurrent: true, change: undefined }] : []),
    ...pauses,
    {
      label: 'Pause for the rest of today',
      isCurrent: false,
      change: (at: Date) => ({ paused_until: endOfKitchensToday(terms, at).toISOString() }),
    },
  ];
}
