import type { PaymentHealth } from '@nearbite/contract/payments/admin-payments';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const healthRow = z.strictObject({
  problems: z.int(),
  pending_refunds: z.int(),
  checked_at: z.date().nullable(),
});

/** For the administrator's summary too. */
export async function readPaymentHealth(db: Db): Promise<PaymentHealth> {
  const row = await statement(healthRow)`
    select
      (select count(*) from payment_problems where settled_at is null) as problems,
      (select count(*) from refunds where state in ('requested', 'pending')) as pending_refunds,
      (select min(checked_at) from payment_checks) as checked_at
  `.one(db);
  return { ...row, checked_at: row.checked_at?.toISOString() ?? null };
}
