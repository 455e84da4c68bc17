import { receivePaymentEvent } from '@nearbite/contract/payments/payments';
import Stripe from 'stripe';
import {
  BadSignatureError,
  type OpenedSession,
  type PaymentEvent,
  type PaymentProvider,
  SessionRefusedError,
  type SessionRequest,
  type SessionState,
} from './port.ts';
import { SIGNATURE_TOLERANCE_SECONDS } from './signature.ts';

type Options = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another place that speaks Stripe's protocol. */
  readonly apiBase: string | undefined;
};

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';
const CURRENCY = 'pkr';
const TIMEOUT_MS = 10_000;

/** The request itself is wrong: a session to expire that is over, an amount that is too small. */
const isRefusal = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

export function createStripePayments({ secretKey, webhookSecret, apiBase }: Options): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...placeOf(apiBase),
  });

  const getSession = async (sessionId: string) => stateOf(await stripe.checkout.sessions.retrieve(sessionId));

  async function open(request: SessionRequest): Promise<OpenedSession> {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: request.oid,
        metadata: { session_key: request.key, oid: request.oid },
        payment_intent_data: { metadata: { oid: request.oid } },
        line_items: request.lines.map(({ title, qty, unitPricePaisa }) => ({
          quantity: qty,
          price_data: {
            currency: CURRENCY,
            unit_amount: unitPricePaisa,
            product_data: { name: title },
          },
        })),
        success_url: request.returnOrigin + request.successPath,
        cancel_url: request.returnOrigin + request.cancelPath,
        expires_at: Math.floor(request.expiresAt.getTime() / 1000),
        ...(request.customerEmail ? { customer_email: request.customerEmail } : {}),
      },
      { idempotencyKey: request.key },
    );
    if (!session.url) throw new Error('Stripe opened a session without a page');
    return { sessionId: session.id, url: session.url };
  }

  return {
    name: 'stripe',
    pageOrigins: [CHECKOUT_ORIGIN, ...(apiBase === undefined ? [] : [new URL(apiBase).origin])],
    webhook: { path: receivePaymentEvent.path, signatureHeader: 'stripe-signature' },
    getSession,

    async openSession(request) {
      try {
        return await open(request);
      } catch (error) {
        if (isRefusal(error)) throw new SessionRefusedError(error.message);
        throw error;
      }
    },

    async expireSession(sessionId) {
      try {
        return stateOf(await stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        if (isRefusal(error)) return getSession(sessionId);
        throw error;
      }
    },

    async refund({ key, paymentId, amountPaisa }) {
      const refund = await stripe.refunds.create(
        { payment_intent: paymentId, amount: amountPaisa },
        { idempotencyKey: key },
      );
      return { refundId: refund.id };
    },

    readEvent(rawBody, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature ?? '',
          webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
        );
        return toPaymentEvent(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new BadSignatureError('The signature does not match.');
        }
        throw error;
      }
    },
  };
}

function placeOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.payment_status === 'paid' && session.payment_intent) {
    const { payment_intent: intent } = session;
    const paymentId = typeof intent === 'string' ? intent : intent.id;
    return { status: 'paid', paymentId, amountPaisa: session.amount_total ?? 0 };
  }
  // Complete but unpaid: a slow method is under way and will report for itself.
  return { status: session.status === 'expired' ? 'expired' : 'open' };
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return about(event, event.data.object, stateOf(event.data.object));
    case 'checkout.session.async_payment_failed':
      return about(event, event.data.object, { status: 'failed' });
    default:
      return undefined;
  }
}

const about = (
  { id, type }: Stripe.Event,
  session: Stripe.Checkout.Session,
  state: SessionState,
): PaymentEvent => ({
  id,
  kind: type,
  sessionId: session.id,
  sessionKey: session.metadata?.session_key,
  state,
});
