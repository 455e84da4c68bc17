import type Stripe from 'stripe';
import { z } from 'zod';
import {
  type Dispute,
  MalformedEventError,
  type PaymentEvent,
  type RefundState,
  type SessionState,
} from './port.ts';

/** Stripe names a related object by its id, or sends it whole. */
export const idOf = (object: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

export function stateOf(session: Stripe.Checkout.Session): SessionState {
  const paymentId = idOf(session.payment_intent);
  if (session.payment_status === 'paid' && paymentId) {
    return {
      status: 'paid',
      paymentId,
      amountMinor: session.amount_total ?? 0,
      currency: session.currency?.toUpperCase() ?? '',
    };
  }
  // Complete but unpaid: a slow method is under way and will report for itself.
  return { status: session.status === 'expired' ? 'expired' : 'open' };
}

export function refundStateOf(refund: Stripe.Refund): RefundState {
  const { id: refundId, amount: amountMinor, status } = refund;
  const isOver = status === 'failed' || status === 'canceled';
  const reason = isOver ? (refund.failure_reason ?? status) : undefined;
  return {
    refundId,
    amountMinor,
    status: isOver ? 'failed' : status === 'succeeded' ? status : 'pending',
    reason,
  };
}

export const disputeOf = (dispute: Stripe.Dispute): Dispute => ({
  disputeId: dispute.id,
  paymentId: idOf(dispute.payment_intent) ?? '',
  amountMinor: dispute.amount,
  status: dispute.status,
  isWon: dispute.status === 'won' || dispute.status === 'warning_closed',
  reason: dispute.reason,
});

const word = z.string().regex(/^[ -~]{1,255}$/);
const reference = z.union([word, z.looseObject({ id: word })]).nullish();

/** Of an event and what it is about, the fields that are read below. */
const EVENT = z.looseObject({
  id: word,
  type: word,
  data: z.looseObject({ object: z.looseObject({ payment_intent: reference }) }),
});
const SESSION = z.looseObject({
  id: word,
  amount_total: z.int().nullish(),
  currency: word.nullish(),
  metadata: z.looseObject({ session_key: word.optional() }).nullish(),
});
const DISPUTE = z.looseObject({ id: word, amount: z.int(), status: word, reason: word });

/** Nothing in it is taken at its word before: an account can be set to versions of the protocol we do not know. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  const { success, data: read } = EVENT.safeParse(event);
  if (!success) throw new MalformedEventError('The event could not be read.');
  const about = read.type.startsWith('checkout.session.')
    ? SESSION
    : read.type.startsWith('charge.dispute.')
      ? DISPUTE
      : z.unknown();
  if (!about.safeParse(read.data.object).success)
    throw new MalformedEventError(`The event ${read.type} does not say what it is about.`);
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
