import { orderRefunded } from '@nearbite/contract/live/events';
import { orderPath } from '@nearbite/contract/page-paths';
import { formatMinor, fromMinor } from '@nearbite/domain/money';
import type { RefundState } from '../../../adapters/payments/port.ts';
import { recordAutomatic } from '../../../common/audit.ts';
import { type LockedOrder, lockOrder, partsOf } from '../../../common/order-lock.ts';
import { customerPushes } from '../../../common/order-pushes.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueueMail } from '../../../jobs/send-mail.ts';
import { enqueuePushes } from '../../../jobs/send-push.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import { notifyCustomer } from '../../notifications/index.ts';
import { refundedMail } from '../payments.mails.ts';
import { writeLedger } from '../payments.queries.ts';
import { noteProblem } from '../reconciliation/problems.queries.ts';
import {
  failRefund,
  finishRefund,
  markPartRefunded,
  notePending,
  type RefundRow,
  takeBackRefund,
} from './refunds.queries.ts';

/** Takes the provider's word about a refund of ours, however late, often or out of order it comes. */
export async function applyRefundState(
  services: Services,
  refund: RefundRow,
  state: RefundState,
): Promise<void> {
  if (state.status === 'pending') return notePending(services.db, refund.id, state.refundId);
  if (state.status === 'succeeded') return book(services, refund, state.refundId);
  return fail(services, refund, { refundId: state.refundId, reason: state.reason ?? 'No reason was given' });
}

/** The provider will never give this money back itself: a person has to. */
export const refuseRefund = (services: Services, refund: RefundRow, reason: string) =>
  fail(services, refund, { refundId: null, reason });

async function fail(
  services: Services,
  refund: RefundRow,
  failure: { readonly refundId: string | null; readonly reason: string },
): Promise<void> {
  const { order_id: orderId, part_id: partId, amount_minor: amountMinor, provider } = refund;
  await changeOrder(services, orderId, async (trx) => {
    const before = await failRefund(trx, refund.id, failure);
    if (before === undefined) return false;
    if (before === 'succeeded' && failure.refundId !== null) {
      const entry = { orderId, partId, amountMinor, provider, reference: failure.refundId };
      await writeLedger(trx, { kind: 'refund_reversal', ...entry });
      if (partId !== null) await takeBackRefund(trx, { orderId, partId, amountMinor });
    }
    await noteProblem(trx, {
      kind: 'refund_failed',
      provider,
      reference: failure.refundId ?? `refund-${refund.id}`,
      orderId,
      amountMinor,
      note: failure.reason,
    });
    return true;
  });
}

async function book(services: Services, refund: RefundRow, reference: string): Promise<void> {
  const { clock } = services;
  const { order_id: orderId, part_id: partId, amount_minor: amountMinor, provider } = refund;
  await changeOrder(services, orderId, async (trx, order) => {
    const now = clock.now();
    if (!(await finishRefund(trx, refund.id, reference, now))) return false;
    await writeLedger(trx, { kind: 'refund', orderId, partId, amountMinor, provider, reference });
    if (partId !== null) await markPartRefunded(trx, { orderId, partId, amountMinor, now });
    await recordRefundAndNotify(services, trx, order, { amountMinor, reference });
    return true;
  });
}

/** Changes an order's money under its lock; true tells everyone who looks at it. */
export async function changeOrder(
  services: Services,
  orderId: number,
  change: (trx: Trx, order: LockedOrder) => Promise<boolean>,
): Promise<void> {
  const event = await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order || !(await change(trx, order))) return undefined;
    const restaurant_ids = (await partsOf(trx, orderId)).map(({ restaurant_id }) => restaurant_id);
    return { oid: order.oid, user_id: order.user_id, restaurant_ids };
  });
  if (event) await publish(services, orderRefunded, event);
}

/** The money is on its way back to the customer: in the audit log, and to themselves. */
export async function recordRefundAndNotify(
  services: Services,
  trx: Trx,
  order: LockedOrder,
  { amountMinor, reference }: { readonly amountMinor: number; readonly reference: string },
): Promise<void> {
  const { clock, config } = services;
  const notice = {
    title: 'Refund Issued',
    message: `We have refunded ${formatMinor(amountMinor)} of your order ${order.oid}.`,
  };
  await recordAutomatic(trx, {
    action: 'money.refunded',
    subject: { kind: 'order', id: order.id, label: order.oid },
    details: { by: 'provider', amount: fromMinor(amountMinor) },
    at: clock.now(),
  });
  await notifyCustomer(trx, {
    userId: order.user_id,
    orderId: order.id,
    ...notice,
    at: clock.now(),
  });
  const told = { ...order, ...notice, tag: `refund:${order.oid}`, key: `refunded:${reference}` };
  await enqueuePushes(trx, customerPushes(services, told));
  if (order.email === null) return;
  const orderUrl = `${config.publicUrl}${orderPath(order.oid)}`;
  const about = {
    oid: order.oid,
    fullName: order.full_name,
    email: order.email,
    orderUrl,
    language: order.language ?? '',
  };
  await enqueueMail(services, trx, `refunded:${reference}`, refundedMail(about, amountMinor));
}
