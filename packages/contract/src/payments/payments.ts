import { z } from 'zod';
import { secretInPath, signedBody } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES, WRONG_GUESSES } from '../endpoint.ts';
import { publicId } from '../fields.ts';

/** What the shop tells the customer who comes back from the provider, in `?payment=`. */
export const PAYMENT_RETURNS = ['success', 'cancelled', 'failed', 'unavailable'] as const;
export type PaymentReturn = (typeof PAYMENT_RETURNS)[number];

/** A browser form: redirects (303) to the provider's page, or back to the order when there is nothing to pay. */
export const startPayment = endpoint({
  name: 'startPayment',
  summary: 'Go to the card payment of an order (browser form, 303)',
  method: 'POST',
  path: '/stripe-checkout/:order_oid/',
  access: secretInPath,
  params: z.object({ order_oid: publicId }),
  rateLimits: [WRONG_GUESSES, { by: 'address', max: 60, windowSeconds: FIFTEEN_MINUTES }],
});

/** The raw body is signed, so it has no schema here. */
export const receivePaymentEvent = endpoint({
  name: 'receivePaymentEvent',
  summary: "The payment provider's signed events",
  method: 'POST',
  path: '/stripe-webhook/',
  access: signedBody,
  response: z.object({ received: z.literal(true) }),
});

const sessionParams = z.object({ session: publicId });

export const showTestPayment = endpoint({
  name: 'showTestPayment',
  summary: "The embedded test provider's page (HTML)",
  method: 'GET',
  path: '/dev/payment/:session',
  access: secretInPath,
  params: sessionParams,
});

export const decideTestPayment = endpoint({
  name: 'decideTestPayment',
  summary: 'Pay, decline or cancel a test payment (browser form, 303)',
  method: 'POST',
  path: '/dev/payment/:session',
  access: secretInPath,
  params: sessionParams,
  body: z.object({ action: z.enum(['pay', 'decline', 'cancel'], 'Action must be pay, decline or cancel') }),
});
