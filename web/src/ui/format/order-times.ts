import * as orderTimes from '@nearbite/domain/times/order-times';
import { type MomentForm, readingOf } from './format-moment.ts';

type OrderedTime = { readonly deliver_at: string | null; readonly deliver_until: string | null };
type Promised = OrderedTime & { readonly promised_at: string | null };
type PromiseForm = MomentForm & { readonly before?: 'about' | 'for' };

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));
const datesOf = ({ deliver_at, deliver_until }: OrderedTime) => ({
  deliverAt: dateOf(deliver_at),
  deliverUntil: dateOf(deliver_until),
});

/** What was ordered for a time, as "18:00 to 18:30"; undefined for as soon as possible. */
export const orderedTimeText = (
  ordered: OrderedTime,
  timeZone: string,
  form?: MomentForm,
): string | undefined => orderTimes.orderedTimeText(datesOf(ordered), readingOf(timeZone, form));

/** "between 18:00 and 18:30" or "by 18:30" for what was ordered for a time, else "about 18:40"; undefined: no promise. */
export const promiseText = (
  promised: Promised,
  timeZone: string,
  { before = 'about', ...form }: PromiseForm = {},
): string | undefined =>
  orderTimes.promiseText(
    { ...datesOf(promised), promisedAt: dateOf(promised.promised_at) },
    readingOf(timeZone, form),
    before,
  );
