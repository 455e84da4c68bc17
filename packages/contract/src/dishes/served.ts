import { z } from 'zod';
import { readJsonText } from '../fields.ts';
import { clockTime, findOverlap, type OpeningSpan, spanText, weekday } from '../restaurants/terms-fields.ts';
import { isBlank, rowsOf } from './form-rows.ts';

export const MAX_SERVED_SPANS = 14;

/** By the kitchen's clock; `to` at or before `from` is on the next day. */
export const ServedSpan = z.object({
  from: clockTime,
  to: clockTime,
  /** On which it begins; Monday = 0. */
  days: z
    .array(weekday, 'Choose at least one day')
    .min(1, 'Choose at least one day')
    .max(7, 'At most 7 days')
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
});
export type ServedSpan = z.output<typeof ServedSpan>;

/** The same as opening hours are written. */
export const spansOf = (served: readonly ServedSpan[]): OpeningSpan[] =>
  served.flatMap(({ from, to, days }) => days.map((day) => ({ day, opens: from, closes: to })));

const refuseOverlap = (rows: readonly unknown[], context: z.RefinementCtx) => {
  const spans = rows.flatMap((row) => ServedSpan.safeParse(row).data ?? []);
  const overlap = findOverlap(spansOf(spans));
  if (!overlap) return;
  const [first, second] = overlap.map(spanText);
  context.addIssue({ code: 'custom', message: `Times overlap: ${first} and ${second}` });
};

/** When something is served, as a list or as JSON text where the form has files; empty: whenever the kitchen is open. */
export const served = z.preprocess(
  readJsonText,
  rowsOf(ServedSpan, ({ from, to }) => isBlank(from) && isBlank(to), refuseOverlap, MAX_SERVED_SPANS),
);
