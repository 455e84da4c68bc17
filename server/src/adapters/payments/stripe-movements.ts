import type Stripe from 'stripe';
import type { Movements } from './port.ts';
import { disputeOf, idOf, refundStateOf } from './stripe-objects.ts';

/** More than this in one comparison is a sign of a wrong window. */
const AT_MOST = { limit: 10_000 };

/** Payments of other shops on the same account carry no order of ours and are left out. */
export async function readMovements(stripe: Stripe, since: Date): Promise<Movements> {
  const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [intents, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.list(query).autoPagingToArray(AT_MOST),
    stripe.refunds.list(query).autoPagingToArray(AT_MOST),
    stripe.disputes.list(query).autoPagingToArray(AT_MOST),
  ]);
  return {
    payments: intents.flatMap(({ id: paymentId, metadata, status, amount_received: amountPaisa, created }) =>
      status === 'succeeded' && metadata.oid
        ? [{ paymentId, oid: metadata.oid, amountPaisa, at: new Date(created * 1000) }]
        : [],
    ),
    refunds: refunds.map((refund) => ({
      ...refundStateOf(refund),
      paymentId: idOf(refund.payment_intent) ?? '',
    })),
    disputes: disputes.map(disputeOf),
  };
}
