import { z } from 'zod';
import { managers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { calendarDate, id, mediaPath, money, optional } from '../fields.ts';
import * as texts from './today.texts.ts';

const restaurantParams = z.object({ restaurant_id: id });

/** One of the kitchen's days by its own clock; takings are what the ledger booked that day. */
const daySums = {
  /** What stays: takings without what was refunded that day. */
  net: money,
  /** Card and cash. */
  takings: money,
  /** Without what turned out not to have been handed over. */
  cash: money,
  card: money,
  refunded: money,
  /** Parts that became cookable. */
  orders: z.number(),
  /** From accepted to handed over; null without any. */
  average_minutes: z.number().nullable(),
  /** Handed over, or still in the kitchen, after they were promised. */
  late: z.number(),
  declined: z.number(),
  /** Nobody accepted or declined them in time. */
  unanswered: z.number(),
  canceled: z.number(),
  /** In the order of the day, those in which something happened. */
  hours: z.array(z.object({ hour: z.number().int().min(0).max(23), orders: z.number(), takings: money })),
};
export const DaySums = z.object(daySums);
export type DaySums = z.infer<typeof DaySums>;

export const BEST_SHOWN = 10;
export const DISHES_TO_BEGIN = 5;

export const Today = z.object({
  date: z.iso.date(),
  ...daySums,
  best: z
    .array(
      z.object({ dish: z.number(), title: z.string(), image: mediaPath, qty: z.number(), takings: money }),
    )
    .max(BEST_SHOWN),
  /** The same weekday a week earlier, all of it. */
  before: z.object({ date: z.iso.date(), ...daySums }),
  /** What a new restaurant still has to do; nothing of it is ever asked again once an order came in. */
  checklist: z.object({
    hours: z.boolean(),
    area: z.boolean(),
    dishes: z.number(),
    order: z.boolean(),
    /** Of the page where the test order is placed. */
    slug: z.string(),
  }),
});
export type Today = z.infer<typeof Today>;

export const getToday = endpoint({
  name: 'getToday',
  summary:
    "A kitchen's day, beside the same weekday a week earlier; the day that runs unless another is named",
  method: 'GET',
  path: '/api/restaurant/today/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  query: z.object({ date: optional(calendarDate) }),
  response: Today,
});

export const MAX_CSV_DAYS = 366;
export const MAX_CSV_ROWS = 50_000;
const DAY_MS = 86_400_000;

const span = z
  .object({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: texts.fromBeforeTo })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_CSV_DAYS * DAY_MS, {
    path: ['to'],
    message: texts.spanTooLong(MAX_CSV_DAYS),
  });

type CsvCall = { readonly what: 'orders' | 'earnings'; readonly summary: string };

const csvEndpoint = ({ what, summary }: CsvCall) =>
  endpoint({
    name: `get${what === 'orders' ? 'Orders' : 'Earnings'}Csv`,
    summary,
    method: 'GET',
    path: `/api/restaurant/${what}-csv/:restaurant_id/`,
    access: managers,
    params: restaurantParams,
    query: span,
    response: z.string().max(100_000_000),
    rateLimits: [{ by: 'user', max: 30, windowSeconds: 15 * 60 }],
  });

export const getOrdersCsv = csvEndpoint({
  what: 'orders',
  summary: "A kitchen's orders of some days as a table (text/csv)",
});
export const getEarningsCsv = csvEndpoint({
  what: 'earnings',
  summary: 'What the ledger booked on each of some days (text/csv)',
});
