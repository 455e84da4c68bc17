import { receivePaymentEvent } from '@nearbite/contract/payments/payments';
import Stripe from 'stripe';
import {
  BadSignatureError,
  MalformedEventError,
  type Movements,
  type OpenedSession,
  type PaymentProvider,
  RefundRefusedError,
  SessionRefusedError,
  type SessionRequest,
} from './port.ts';
import { SIGNATURE_TOLERANCE_SECONDS } from './signature.ts';
import { disputeOf, idOf, refundStateOf, stateOf, toPaymentEvent } from './stripe-objects.ts';

type Options = {
  readonly secretKey: string;
  /** What every session asks for. */
  readonly currency: string;
  readonly webhookSecret: string;
  /** Another place that speaks Stripe's protocol. */
  readonly apiBase: string | undefined;
};

/** What Stripe charges in the unit we count in: of ISK, MGA and UGX it counts another, of three decimals the last must be 0. */
const CHARGED = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
    'CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD JPY ' +
    'KES KGS KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
    'NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STN SZL THB TJS TOP TRY ' +
    'TTD TWD TZS UAH USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
);

export const isChargedByStripe = (currency: string): boolean => CHARGED.has(currency);

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';
const TIMEOUT_MS = 10_000;

/** The request itself is wrong: a session to expire that is over, an amount that is too small. */
const isRefusal = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

export function createStripePayments({
  secretKey,
  webhookSecret,
  apiBase,
  currency,
}: Options): PaymentProvider {
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
        line_items: request.lines.map(({ title, qty, unitPriceMinor }) => ({
          quantity: qty,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: unitPriceMinor,
            product_data: { name: title },
          },
        })),
        success_url: request.returnOrigin + request.successPath,
        cancel_url: request.returnOrigin + request.cancelPath,
        expires_at: Math.floor(request.expiresAt.getTime() / 1000),
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

    async refund({ key, paymentId, amountMinor }) {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, amount: amountMinor },
          { idempotencyKey: key },
        );
        return refundStateOf(refund);
      } catch (error) {
        if (isRefusal(error)) throw new RefundRefusedError(error.message);
        throw error;
      }
    },

    getRefund: async (refundId) => refundStateOf(await stripe.refunds.retrieve(refundId)),

    async listRefunds(paymentId) {
      const refunds = await stripe.refunds
        .list({ payment_intent: paymentId, limit: 100 })
        .autoPagingToArray({ limit: 1_000 });
      return refunds.map(refundStateOf);
    },

    listMovements: (since) => readMovements(stripe, since),

    readEvent(rawBody, signature) {
      if (!isSigned(stripe, rawBody, { signature, webhookSecret })) {
        throw new BadSignatureError('The signature does not match.');
      }
      return toPaymentEvent(parseEvent(rawBody));
    },
  };
}

type Signed = { readonly signature: string | undefined; readonly webhookSecret: string };

/** Of headers that nobody would send, such as an empty signature, the library does not report a bad one: it breaks. */
function isSigned({ webhooks }: Stripe, rawBody: string, { signature = '', webhookSecret }: Signed): boolean {
  try {
    return (
      webhooks.signature?.verifyHeader(rawBody, signature, webhookSecret, SIGNATURE_TOLERANCE_SECONDS) ===
      true
    );
  } catch {
    return false;
  }
}

function parseEvent(rawBody: string): Stripe.Event {
  try {
    return JSON.parse(rawBody);
  } catch {
    throw new MalformedEventError('The event is no JSON.');
  }
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

/** More than this in one comparison is a sign of a wrong window. */
const AT_MOST = { limit: 10_000 };

/** Payments of other shops on the same account carry no order of ours and are left out. */
async function readMovements(stripe: Stripe, since: Date): Promise<Movements> {
  const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [intents, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.list(query).autoPagingToArray(AT_MOST),
    stripe.refunds.list(query).autoPagingToArray(AT_MOST),
    stripe.disputes.list(query).autoPagingToArray(AT_MOST),
  ]);
  return {
    payments: intents.flatMap(({ id: paymentId, metadata, status, amount_received: amountMinor, created }) =>
      status === 'succeeded' && metadata.oid
        ? [{ paymentId, oid: metadata.oid, amountMinor, at: new Date(created * 1000) }]
        : [],
    ),
    refunds: refunds.map((refund) => ({
      ...refundStateOf(refund),
      paymentId: idOf(refund.payment_intent) ?? '',
    })),
    disputes: disputes.map(disputeOf),
  };
}
