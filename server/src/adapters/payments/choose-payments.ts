import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { PaymentProvider } from './port.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';

/** `test` is there only while no card can be charged. */
export type ChosenPayments = { readonly provider: PaymentProvider; readonly test: TestPayments | undefined };

export async function choosePayments(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>,
  db: Db,
): Promise<ChosenPayments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (secretKey === undefined || webhookSecret === undefined) {
    const test = createTestPayments(db);
    return { provider: test, test };
  }
  const { createStripePayments } = await import('./stripe-payments.ts');
  return {
    provider: createStripePayments({ secretKey, webhookSecret, apiBase: config.STRIPE_API_BASE }),
    test: undefined,
  };
}
