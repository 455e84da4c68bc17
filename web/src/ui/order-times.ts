import { formatMoment, formatSpan, type SpanForm } from './format-moment.ts';

type Wish = { readonly deliver_at: string | null; readonly deliver_until: string | null };
type Promised = Wish & { readonly promised_at: string | null };

/** What was ordered for a time, as "18:00 to 18:30"; undefined for as soon as possible. */
export function wishText(
  { deliver_at, deliver_until }: Wish,
  timeZone: string,
  form: Omit<SpanForm, 'joint'> = {},
): string | undefined {
  if (deliver_at === null) return undefined;
  return formatSpan(deliver_at, deliver_until ?? deliver_at, timeZone, { joint: 'to', ...form });
}

/** "between 18:00 and 18:30" for what was ordered for a time, else "about 18:40"; undefined where nothing is promised. */
export function promiseText(
  { promised_at, deliver_at, deliver_until }: Promised,
  timeZone: string,
  form: Omit<SpanForm, 'joint'> = {},
): string | undefined {
  const at = promised_at ?? deliver_until ?? deliver_at;
  if (at === null) return undefined;
  const isSpan = deliver_at !== null && Date.parse(deliver_at) < Date.parse(at);
  return isSpan
    ? `between ${formatSpan(deliver_at, at, timeZone, { joint: 'and', ...form })}`
    : `about ${form.isZoneNamed ? formatSpan(at, at, timeZone, form) : formatMoment(at, timeZone)}`;
}
