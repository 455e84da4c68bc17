import { RefundRefusedError } from '../../../adapters/payments/port.ts';
import type { Trx } from '../../../db/database.ts';
import { defineJob, enqueue } from '../../../jobs/queue.ts';
import type { Services } from '../../../services.ts';
import { getProvider } from '../providers.ts';
import { applyRefundState, refuseRefund } from './refund-states.service.ts';
import { findPaymentOfPart, findRefund, insertRefund, markPartRefunded } from './refunds.queries.ts';

export const giveBack = defineJob<{ refundId: number }>('give_back');

type Due = {
  readonly orderId: number;
  readonly partId: number | null;
  readonly sessionId: number;
  readonly amountMinor: number;
};

/**
 * Promises money back, in the transaction that makes it due. The job does it however often the provider has to
 * be asked; after the commit `settleRefunds` tries at once.
 */
export async function requestRefund(trx: Trx, due: Due): Promise<number[]> {
  if (due.amountMinor === 0) return [];
  const refundId = await insertRefund(trx, due);
  if (refundId === undefined) return [];
  await enqueue(trx, giveBack, { refundId }, { key: `give-back:${refundId}` });
  return [refundId];
}

/** The share of a paid part that was canceled. The caller holds the order. */
export async function requestPartRefund(
  { clock }: Services,
  trx: Trx,
  part: { orderId: number; partId: number; amountMinor: number },
): Promise<number[]> {
  const sessionId = await findPaymentOfPart(trx, part.orderId, part.partId);
  if (sessionId !== undefined && part.amountMinor > 0) return requestRefund(trx, { ...part, sessionId });
  // No provider holds this money: the order was free of charge, or was entered as paid.
  await markPartRefunded(trx, { ...part, now: clock.now() });
  return [];
}

/** Tries refunds right after the commit; what fails is left to the job. */
export async function settleRefunds(services: Services, refundIds: readonly number[]): Promise<void> {
  await Promise.allSettled(refundIds.map((refundId) => settleRefund(services, refundId)));
}

/** Safe to repeat and to run twice at once: the provider knows the key, the books take the entry once. */
export async function settleRefund(services: Services, refundId: number): Promise<void> {
  const refund = await findRefund(services.db, refundId);
  if (!refund || refund.state === 'succeeded' || refund.state === 'failed') return;
  const provider = getProvider(services, refund.provider);
  try {
    const state =
      refund.provider_refund_id === null
        ? await provider.refund({
            key: `nearbite-refund-${refund.oid}-${refundId}`,
            paymentId: refund.provider_payment_id,
            amountMinor: refund.amount_minor,
          })
        : await provider.getRefund(refund.provider_refund_id);
    await applyRefundState(services, refund, state);
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    await refuseRefund(services, refund, error.message);
  }
}
