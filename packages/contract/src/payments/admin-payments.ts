import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, message, money, text } from '../fields.ts';

/** What the provider said, or what its books and ours do not agree on, that a person has to deal with. */
export const PAYMENT_PROBLEMS = [
  'refund_failed',
  'refunded_elsewhere',
  'disputed',
  'wrong_amount',
  'wrong_currency',
  'missing_in_ledger',
  'missing_at_provider',
  'amount_differs',
] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEMS)[number];

const PaymentProblem = z.object({
  id: z.number(),
  kind: z.enum(PAYMENT_PROBLEMS),
  /** Null for money no order is known for. */
  order_oid: z.string().nullable(),
  provider: z.string(),
  /** The provider's name for the payment, refund or dispute. */
  reference: z.string(),
  amount: money.nullable(),
  note: z.string(),
  date: isoDate,
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** In the administrator's summary. */
export const PaymentHealth = z.object({
  problems: z.number(),
  /** Refunds the provider has not finished. */
  pending_refunds: z.number(),
  /** When the ledger was last compared with every provider; null before the first time. */
  checked_at: isoDate.nullable(),
});
export type PaymentHealth = z.infer<typeof PaymentHealth>;

export const PaymentReport = PaymentHealth.omit({ problems: true }).extend({
  /** The newest 200 that are open. */
  problems: z.array(PaymentProblem),
});
export type PaymentReport = z.infer<typeof PaymentReport>;

export const getPaymentReport = endpoint({
  name: 'adminGetPaymentReport',
  summary: "Where the ledger and the payment provider differ, and the provider's bad news",
  method: 'GET',
  path: '/api/admin/payments/',
  access: admin,
  response: PaymentReport,
});

/** What was done about a payment problem. */
export const SettleBody = z.object({
  note: text({ min: 1, max: 500 }, 'Write a note of 1 to 500 characters'),
});

export const settlePaymentProblem = endpoint({
  name: 'adminSettlePaymentProblem',
  summary: 'Put a payment problem aside, with a note on what was done',
  method: 'POST',
  path: '/api/admin/payments/problems/:id/settle/',
  access: admin,
  params: z.object({ id }),
  body: SettleBody,
  response: message,
});
