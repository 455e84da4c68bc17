import { type Config, ConfigError } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentProvider } from './port.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';

/** The providers of this installation. An order stays with the one its first payment page was opened at. */
export type ChosenPayments = {
  /** Where an order is paid that has no provider yet. */
  readonly preferred: PaymentProvider;
  readonly all: readonly PaymentProvider[];
  /** Also one that takes no payments any more: its old ones are still asked about and refunded. */
  readonly find: (name: string) => PaymentProvider | undefined;
  /** The one whose events come in at this route. */
  readonly findByWebhook: (path: string) => PaymentProvider | undefined;
  /** Whether customers can still be sent to this provider's page. */
  readonly takesPayments: (name: string) => boolean;
  /** Where browsers may be sent to pay. */
  readonly pageOrigins: readonly string[];
  /** The test provider's own page; there only while no card can be charged. */
  readonly test: TestPayments | undefined;
};

type Providers = {
  /** The first is the preferred one. */
  readonly open: readonly [PaymentProvider, ...PaymentProvider[]];
  readonly closed?: readonly PaymentProvider[];
  readonly test?: TestPayments;
};

export function paymentsOf({ open, closed = [], test }: Providers): ChosenPayments {
  const named = new Map([...closed, ...open].map((provider) => [provider.name, provider]));
  return {
    preferred: open[0],
    all: [...named.values()],
    find: (name) => named.get(name),
    findByWebhook: (path) => open.find((provider) => provider.webhook?.path === path),
    takesPayments: (name) => open.some((provider) => provider.name === name),
    pageOrigins: open.flatMap((provider) => provider.pageOrigins),
    test,
  };
}

export async function choosePayments(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' | 'CURRENCY'>,
  db: Db,
  clock?: Clock,
): Promise<ChosenPayments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, CURRENCY: currency } = config;
  const test = createTestPayments(db, currency, clock);
  if (secretKey === undefined || webhookSecret === undefined) return paymentsOf({ open: [test], test });
  const { createStripePayments, isChargedByStripe } = await import('./stripe-payments.ts');
  if (!isChargedByStripe(currency)) {
    throw new ConfigError(
      `CURRENCY ${currency} cannot be charged by Stripe to its smallest unit: set another currency, or unset STRIPE_SECRET_KEY.`,
    );
  }
  const stripe = createStripePayments({
    secretKey,
    webhookSecret,
    apiBase: config.STRIPE_API_BASE,
    currency,
  });
  return paymentsOf({ open: [stripe], closed: [test] });
}
