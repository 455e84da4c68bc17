import { orderRefunded } from '@nearbite/contract/live/events';
import { orderPath } from '@nearbite/contract/page-paths';
import { formatRupees, toRupees } from '@nearbite/domain/money';
import type { Trx } from '../../db/database.ts';
import { defineJob, enqueue } from '../../jobs/queue.ts';
import { enqueueMail } from '../../jobs/send-mail.ts';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { notifyCustomer } from '../notifications/notifications.service.ts';
import { lockOrder, partsOf } from '../orders/locked-order.ts';
import { refundedMail } from './payments.mails.ts';
import { writeLedger } from './payments.queries.ts';
import { getProvider } from './providers.ts';
import {
  findPaymentOfPart,
  findRefund,
  finishRefund,
  insertRefund,
  markPartRefunded,
  type RefundRow,
} from './refunds.queries.ts';

export const giveBack = defineJob<{ refundId: number }>('give_back');

type Due = {
  readonly orderId: number;
  readonly partId: number | null;
  readonly sessionId: number;
  readonly amountPaisa: number;
};

/**
 * Promises money back, in the transaction that makes it due. The job does it however often the provider has to
 * be asked; after the commit `settleRefunds` tries at once.
 */
export async function requestRefund(trx: Trx, due: Due): Promise<number[]> {
  if (due.amountPaisa === 0) return [];
  const refundId = await insertRefund(trx, due);
  if (refundId === undefined) return [];
  await enqueue(trx, giveBack, { refundId }, { key: `give-back:${refundId}` });
  return [refundId];
}

/** The share of a paid part that was canceled. The caller holds the order. */
export async function requestPartRefund(
  { clock }: Services,
  trx: Trx,
  part: { orderId: number; partId: number; amountPaisa: number },
): Promise<number[]> {
  const sessionId = await findPaymentOfPart(trx, part.orderId, part.partId);
  if (sessionId !== undefined && part.amountPaisa > 0) return requestRefund(trx, { ...part, sessionId });
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
  if (!refund || refund.done_at) return;
  const { refundId: reference } = await getProvider(services, refund.provider).refund({
    key: `nearbite-refund-${refund.oid}-${refundId}`,
    paymentId: refund.provider_payment_id,
    amountPaisa: refund.amount_paisa,
  });
  await book(services, refund, reference);
}

async function book(services: Services, refund: RefundRow, reference: string): Promise<void> {
  const { db, clock, config } = services;
  const { order_id: orderId, part_id: partId, amount_paisa: amountPaisa } = refund;
  const told = await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const order = await lockOrder(trx, { id: orderId });
    if (!order || !(await finishRefund(trx, refund.id, reference, now))) return undefined;
    await writeLedger(trx, {
      orderId,
      partId,
      kind: 'refund',
      amountPaisa,
      provider: refund.provider,
      reference,
    });
    if (partId !== null) await markPartRefunded(trx, { orderId, partId, amountPaisa, now });
    await notifyCustomer(trx, {
      userId: order.user_id,
      orderId,
      title: 'Refund Issued',
      message: `We have refunded ${formatRupees(toRupees(amountPaisa))} of your order ${order.oid}.`,
      at: now,
    });
    if (order.email !== null) {
      const orderUrl = `${config.publicUrl}${orderPath(order.oid)}`;
      const about = { oid: order.oid, fullName: order.full_name, email: order.email, orderUrl };
      await enqueueMail(trx, `refunded:${refund.id}`, refundedMail(about, amountPaisa));
    }
    const parts = await partsOf(trx, orderId);
    return {
      oid: order.oid,
      user_id: order.user_id,
      restaurant_ids: parts.map(({ restaurant_id }) => restaurant_id),
    };
  });
  if (told) await publish(services, orderRefunded, told);
}
