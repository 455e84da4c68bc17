import type { Db } from '../../../db/database.ts';
import type { LedgerEntry } from '../payments.queries.ts';

export type LedgerLine = Pick<LedgerEntry, 'kind' | 'reference' | 'orderId' | 'amountMinor'> & {
  readonly at: Date;
};

export const listLedger = (db: Db, provider: string, since: Date): Promise<LedgerLine[]> =>
  db
    .selectFrom('money_ledger')
    .select(['kind', 'provider_reference as reference', 'order_id as orderId'])
    .select(['amount_minor as amountMinor', 'created_at as at'])
    .where('provider', '=', provider)
    .where('created_at', '>=', since)
    .orderBy('id')
    // The table holds the kind to the list of the type.
    .$castTo<LedgerLine>()
    .execute();

export async function noteChecked(
  db: Db,
  provider: string,
  check: { readonly at: Date; readonly movements: number; readonly differences: number },
): Promise<void> {
  const { at: checked_at, movements, differences } = check;
  await db
    .insertInto('payment_checks')
    .values({ provider, checked_at, movements, differences })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ checked_at, movements, differences }))
    .execute();
}
