import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { writeLedger } from '../payments.queries.ts';
import { countCashEntries, markCashCollected, markCashReturned, settleCashOrder } from './cash.queries.ts';

type CashMove = {
  readonly orderId: number;
  readonly part: { readonly id: number; readonly totalMinor: number; readonly isPaid: boolean };
  /** It has reached its customer, who has paid for it. */
  readonly isCollected: boolean;
  readonly isCanceled: boolean;
};

const PROVIDER = 'cash';

/**
 * Books the cash of a part that comes to its customer, and the counter-entry of one that turns out not to have. The
 * caller holds the order, so an entry is numbered once.
 */
export async function moveCash({ clock }: Services, trx: Trx, move: CashMove): Promise<void> {
  const { orderId, part, isCollected, isCanceled } = move;
  if (part.isPaid !== isCollected) {
    const entries = await countCashEntries(trx, part.id);
    const entry = {
      orderId,
      partId: part.id,
      kind: isCollected ? 'cash' : 'cash_return',
      amountMinor: part.totalMinor,
      provider: PROVIDER,
      reference: `part-${part.id}-${entries + 1}`,
    } as const;
    if (entry.amountMinor > 0) await writeLedger(trx, entry);
    const now = clock.now();
    if (isCollected) await markCashCollected(trx, part.id, now);
    else await markCashReturned(trx, part.id, isCanceled ? now : null);
  }
  await settleCashOrder(trx, orderId, clock.now());
}

export { hasTooManyCashOrders } from './cash.queries.ts';
