import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  startStripeStandIn,
} from '../../testing/services/stripe-stand-in.ts';
import { BadSignatureError, type PaymentProvider, type SessionRequest } from './port.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

type Bench = {
  readonly provider: PaymentProvider;
  /** What a customer does on the provider's page; returns the event the provider then sends. */
  readonly pay: (sessionId: string) => Promise<{ body: string; signature: string }>;
};

const request = (key: string): SessionRequest => ({
  key,
  oid: 'abcdefghjkmnpqrs',
  lines: [
    { title: 'Biryani', qty: 2, unitPriceMinor: 45_000 },
    { title: 'Tax', qty: 1, unitPriceMinor: 4_500 },
  ],
  amountMinor: 94_500,
  returnOrigin: 'http://shop.test',
  successPath: '/ok',
  cancelPath: '/cancelled',
  failurePath: '/failed',
  expiresAt: new Date(Date.now() + 3_600_000),
});

let database: TestDatabase;
let stripe: StripeStandIn;
const benches: Record<string, () => Bench> = {
  'the test provider': () => {
    const provider = createTestPayments(database.db, 'PKR');
    return {
      provider,
      pay: async (sessionId) => {
        const decided = await provider.decide(sessionId, 'pay');
        if (!decided?.event) throw new Error('No event');
        return decided.event;
      },
    };
  },
  Stripe: () => ({
    provider: createStripePayments({
      currency: 'PKR',
      secretKey: stripe.environment.STRIPE_SECRET_KEY ?? '',
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: stripe.environment.STRIPE_API_BASE,
    }),
    pay: async (sessionId) => {
      stripe.pay(sessionId);
      return stripe.event('checkout.session.completed', sessionId);
    },
  }),
};

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripeStandIn();
});
afterAll(async () => {
  await stripe.close();
  await database.drop();
});

describe.each(Object.keys(benches))('%s', (name) => {
  const bench = () => {
    const make = benches[name];
    if (!make) throw new Error(`No bench ${name}`);
    return make();
  };
  const key = (story: string) => `${name} ${story}`;

  test('opens the same session for the same key, another for another', async () => {
    const { provider } = bench();
    const same = request(key('same'));
    const [first, again, other] = [
      await provider.openSession(same),
      await provider.openSession(same),
      await provider.openSession(request(key('other'))),
    ];
    expect(again).toEqual(first);
    expect(other.sessionId).not.toBe(first.sessionId);
    expect(await provider.getSession(first.sessionId)).toEqual({ status: 'open' });
  });

  test('tells of a payment alike by event and when asked, and paid is final', async () => {
    const { provider, pay } = bench();
    const { sessionId } = await provider.openSession(request(key('paid')));
    const { body, signature } = await pay(sessionId);
    const state = await provider.getSession(sessionId);
    expect(state).toMatchObject({ status: 'paid', amountMinor: 94_500 });
    expect(provider.readEvent(body, signature)).toMatchObject({
      sessionId,
      sessionKey: key('paid'),
      state,
    });
    expect(await provider.expireSession(sessionId)).toEqual(state);
  });

  test('an expired session cannot be paid', async () => {
    const { provider, pay } = bench();
    const { sessionId } = await provider.openSession(request(key('expired')));
    expect(await provider.expireSession(sessionId)).toEqual({ status: 'expired' });
    expect(await provider.expireSession(sessionId)).toEqual({ status: 'expired' });
    await pay(sessionId).catch(() => undefined);
    expect(await provider.getSession(sessionId)).toEqual({ status: 'expired' });
  });

  test('refunds once per key, never more than was paid', async () => {
    const { provider, pay } = bench();
    const { sessionId } = await provider.openSession(request(key('refunded')));
    await pay(sessionId);
    const state = await provider.getSession(sessionId);
    if (state.status !== 'paid') throw new Error('Not paid');
    const refund = { key: key('refund'), paymentId: state.paymentId, amountMinor: 60_000 };
    const first = await provider.refund(refund);
    expect(await provider.refund(refund)).toEqual(first);
    await expect(provider.refund({ ...refund, key: key('more') })).rejects.toThrow();
    const rest = await provider.refund({ ...refund, key: key('rest'), amountMinor: 34_500 });
    expect(rest.refundId).not.toBe(first.refundId);
  });

  test('believes only its own signature over exactly this body', async () => {
    const { provider, pay } = bench();
    const { sessionId } = await provider.openSession(request(key('signed')));
    const { body, signature } = await pay(sessionId);
    for (const [wrongBody, wrongSignature] of [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [`${body} `, signature],
    ] as const) {
      expect(() => provider.readEvent(wrongBody, wrongSignature)).toThrow(BadSignatureError);
    }
  });

  test('a session nobody opened is an error', async () => {
    await expect(bench().provider.getSession('cs_test_unknown')).rejects.toThrow();
  });
});
