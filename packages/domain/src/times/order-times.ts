import { momentText, type Reading, spanText } from './moment-text.ts';
import * as texts from './order-times.texts.ts';

/** The slot it was ordered for; both null for as soon as possible. */
type OrderedTime = { readonly deliverAt: Date | null; readonly deliverUntil: Date | null };
type Promised = OrderedTime & { readonly promisedAt: Date | null };

const BEFORE = { about: texts.about, for: texts.forTime };

/** What was ordered for a time, as "18:00 to 18:30"; undefined for as soon as possible. */
export const orderedTimeText = (
  { deliverAt, deliverUntil }: OrderedTime,
  reading: Reading,
): string | undefined =>
  deliverAt === null ? undefined : spanText(deliverAt, deliverUntil ?? deliverAt, reading);

/**
 * "between 18:00 and 18:30" for what was ordered for a time, "by 18:30" once that time has begun, else one moment,
 * "about 18:40" or "for 18:40"; undefined where nothing is promised.
 */
export function promiseText(
  { promisedAt, deliverAt, deliverUntil }: Promised,
  reading: Reading,
  before: 'about' | 'for',
): string | undefined {
  const hasBegun = deliverAt !== null && deliverAt <= reading.now;
  // A time that begins before anybody has promised it may no longer be kept.
  const at = promisedAt ?? (hasBegun ? null : (deliverUntil ?? deliverAt));
  if (at === null) return undefined;
  if (hasBegun) return texts.by(momentText(at, reading));
  return deliverAt !== null && deliverAt < at
    ? spanText(deliverAt, at, reading, texts.between)
    : BEFORE[before](momentText(at, reading));
}
