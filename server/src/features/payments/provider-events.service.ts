import type { Dispute, RefundState } from '../../adapters/payments/port.ts';
import type { Services } from '../../services.ts';
import { writeLedger } from './payments.queries.ts';
import { getProvider } from './providers.ts';
import { closeProblem, noteProblem } from './reconciliation/problems.queries.ts';
import { applyRefundState, changeOrder, recordRefundAndNotify } from './refunds/refund-states.service.ts';
import { listRefundsOfSession, markRefundedElsewhere } from './refunds/refunds.queries.ts';
import { settleRefund } from './refunds/refunds.service.ts';
import { findSessionByPayment, type SessionRow } from './sessions/sessions.queries.ts';

/** Asks the provider for all refunds of a payment: ours follow its word, those made at its dashboard are booked. */
export async function syncRefunds(services: Services, provider: string, paymentId: string): Promise<void> {
  const session = await findSessionByPayment(services.db, provider, paymentId);
  if (!session) return;
  // One whose response got lost learns its name first, so that it is not taken for a foreign one.
  for (const { id } of await listRefundsOfSession(services.db, session.id)) await settleRefund(services, id);
  const own = await listRefundsOfSession(services.db, session.id);
  const given = await getProvider(services, provider).listRefunds(paymentId);
  for (const state of given) {
    const refund = own.find(({ provider_refund_id }) => provider_refund_id === state.refundId);
    if (refund) await applyRefundState(services, refund, state);
    else if (state.status === 'succeeded') await bookForeign(services, session, state, given);
  }
}

async function bookForeign(
  services: Services,
  session: SessionRow,
  { refundId: reference, amountMinor }: RefundState,
  given: readonly RefundState[],
): Promise<void> {
  const { order_id: orderId, provider, part_ids: partIds, amount_minor: paidMinor } = session;
  await changeOrder(services, orderId, async (trx, order) => {
    const entry = { kind: 'refund', orderId, partId: null, amountMinor, provider, reference } as const;
    if (!(await writeLedger(trx, entry))) return false;
    const backMinor = given.reduce((sum, one) => sum + (one.status === 'succeeded' ? one.amountMinor : 0), 0);
    const isAll = backMinor >= paidMinor;
    if (session.status === 'paid') {
      await markRefundedElsewhere(trx, { orderId, partIds, amountMinor, isAll, now: services.clock.now() });
    }
    const note = 'Given back at the provider, not by canceling the order here';
    await noteProblem(trx, { kind: 'refunded_elsewhere', provider, reference, orderId, amountMinor, note });
    await recordRefundAndNotify(services, trx, order, { amountMinor, reference });
    return true;
  });
}

export async function noteDispute(services: Services, provider: string, dispute: Dispute): Promise<void> {
  const { db, clock } = services;
  const session = await findSessionByPayment(db, provider, dispute.paymentId);
  if (!session) return;
  const about = { kind: 'disputed', provider, reference: dispute.disputeId } as const;
  await noteProblem(db, {
    ...about,
    orderId: session.order_id,
    amountMinor: dispute.amountMinor,
    note: `${dispute.reason}, ${dispute.status}`,
  });
  if (dispute.isWon) await closeProblem(db, about, clock.now());
}
