import type Stripe from 'stripe';
import type { Dispute, PaymentEvent, RefundState, SessionState } from './port.ts';

/** Stripe names a related object by its id, or sends it whole. */
export const idOf = (object: string | { readonly id: string } | null): string | undefined =>
  typeof object === 'string' ? object : object?.id;

export function stateOf(session: Stripe.Checkout.Session): SessionState {
  const paymentId = idOf(session.payment_intent);
  if (session.payment_status === 'paid' && paymentId) {
    return {
      status: 'paid',
      paymentId,
      amountPaisa: session.amount_total ?? 0,
      currency: session.currency ?? '',
    };
  }
  // Complete but unpaid: a slow method is under way and will report for itself.
  return { status: session.status === 'expired' ? 'expired' : 'open' };
}

export function refundStateOf(refund: Stripe.Refund): RefundState {
  const { id: refundId, amount: amountPaisa, status } = refund;
  const isOver = status === 'failed' || status === 'canceled';
  const reason = isOver ? (refund.failure_reason ?? status) : undefined;
  return {
    refundId,
    amountPaisa,
    status: isOver ? 'failed' : status === 'succeeded' ? status : 'pending',
    reason,
  };
}

export const disputeOf = (dispute: Stripe.Dispute): Dispute => ({
  disputeId: dispute.id,
  paymentId: idOf(dispute.payment_intent) ?? '',
  amountPaisa: dispute.amount,
  status: dispute.status,
  isWon: dispute.status === 'won' || dispute.status === 'warning_closed',
  reason: dispute.reason,
});

export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  const content = eventOf(event);
  return content && { id: event.id, kind: event.type, ...content };
}

type EventContent<Event = PaymentEvent> = Event extends unknown ? Omit<Event, 'id' | 'kind'> : never;

function eventOf(event: Stripe.Event): EventContent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(event.data.object, stateOf(event.data.object));
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event.data.object, { status: 'failed' });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
    case 'charge.refunded': {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId === undefined ? undefined : { about: 'refunds', paymentId };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { about: 'dispute', dispute: disputeOf(event.data.object) };
    default:
      return undefined;
  }
}

const sessionEvent = (session: Stripe.Checkout.Session, state: SessionState): EventContent => ({
  about: 'session',
  sessionId: session.id,
  sessionKey: session.metadata?.session_key,
  state,
});
