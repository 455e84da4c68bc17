import { z } from 'zod';
import { text, wholeNumber } from '../fields.ts';
import { REACH_KM, TERMS_LIMITS } from '../limits.ts';
import { WEEKDAYS } from './weekdays.texts.ts';

/** What a restaurant that sets nothing offers: it sells at any hour, to anyone within reach. */
export const DEFAULT_TERMS = {
  prep_minutes: 25,
  busy_extra_minutes: 0,
  auto_accept: true,
  offers_delivery: true,
  offers_pickup: false,
  accepts_cash: false,
  delivery_radius_km: REACH_KM,
  preorder_days: 0,
  slot_minutes: 30,
} as const;

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 18:30');
/** Monday = 0. */
export const weekday = wholeNumber({ min: 0, max: 6 }, 'Day must be 0 (Monday) to 6 (Sunday)');

export const OpeningSpan = z.object({
  day: weekday,
  opens: clockTime,
  /** At or before `opens`: on the next day. 00:00 to 00:00 is the whole day. */
  closes: clockTime,
});
export type OpeningSpan = z.infer<typeof OpeningSpan>;

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of a week that begins on Monday; a span of Sunday may end in the next. */
function inWeek(span: OpeningSpan) {
  const [opens, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
  const start = span.day * DAY_MINUTES + opens;
  return { span, start, end: start + (closes > opens ? closes - opens : closes - opens + DAY_MINUTES) };
}

/** The first two spans that are open at the same minute; spans that touch are not. */
export function findOverlap(spans: readonly OpeningSpan[]): readonly [OpeningSpan, OpeningSpan] | undefined {
  const week = spans.map(inWeek).sort((a, b) => a.start - b.start);
  for (const [index, { span, end }] of week.entries()) {
    const next = week[index + 1];
    // After the week's last span comes the first again.
    const follower = next ?? (week.length > 1 ? week[0] : undefined);
    if (follower && end > follower.start + (next ? 0 : WEEK_MINUTES)) return [span, follower.span];
  }
  return undefined;
}

export const spanText = ({ day, opens, closes }: OpeningSpan) => `${WEEKDAYS[day]} ${opens} to ${closes}`;

export const OpeningHours = z
  .array(OpeningSpan, 'Opening hours must be a list')
  .max(TERMS_LIMITS.openingSpans, `At most ${TERMS_LIMITS.openingSpans} spans`)
  // Compared only when each of them is a span.
  .pipe(
    z.array(z.custom<OpeningSpan>()).superRefine((spans, context) => {
      const overlap = findOverlap(spans);
      if (!overlap) return;
      const [first, second] = overlap.map(spanText);
      context.addIssue({ code: 'custom', message: `Opening hours overlap: ${first} and ${second}` });
    }),
  );

/** "YYYY-MM-DD" that is in the calendar. */
export const calendarDate = z.iso.date('Must be a date such as 2026-12-31');

export const ClosedDay = z.object(
  {
    date: calendarDate,
    reason: text(
      TERMS_LIMITS.closedDayReason,
      `Reason must be at most ${TERMS_LIMITS.closedDayReason.max} characters long`,
    ).optional(),
  },
  'A closed day must have a date',
);
export type ClosedDay = z.infer<typeof ClosedDay>;

const POLYGON_MESSAGE = 'Must be a GeoJSON polygon: rings of at least four points that end where they begin';
const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

type Corner = z.infer<typeof corner>;

const isClosedRing = (ring: readonly Corner[]) =>
  ring.length >= 4 && ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1];

/** Its points are [longitude, latitude]; the first ring is the outline, further ones are holes. */
export const DeliveryPolygon = z.object(
  {
    type: z.literal('Polygon', POLYGON_MESSAGE),
    coordinates: z
      .array(z.array(corner, POLYGON_MESSAGE), POLYGON_MESSAGE)
      .min(1, POLYGON_MESSAGE)
      .refine((rings) => rings.every(isClosedRing), POLYGON_MESSAGE)
      .refine(
        (rings) => rings.flat().length <= TERMS_LIMITS.polygonPoints,
        `Must have at most ${TERMS_LIMITS.polygonPoints} points`,
      ),
  },
  POLYGON_MESSAGE,
);
export type DeliveryPolygon = z.infer<typeof DeliveryPolygon>;
