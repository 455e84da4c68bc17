import { installation } from '@nearbite/contract/installation';
import { orderPaid, orderPaymentFailed } from '@nearbite/contract/live/events';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { fromMinor } from '@nearbite/domain/money';
import { isLive } from '@nearbite/domain/orders/order-status';
import type { SessionState } from '../../adapters/payments/port.ts';
import { recordAutomatic } from '../../common/audit.ts';
import type { LockedOrder, PartToPay } from '../../common/order-lock.ts';
import type { Trx } from '../../db/database.ts';
import { enqueueMails } from '../../jobs/send-mail.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { notifyCustomer } from '../notifications/index.ts';
import { customerMailsOf, noticeOf } from './paid-notices.ts';
import { markPaymentFailed, noteEvent, writeLedger } from './payments.queries.ts';
import { noteProblem } from './reconciliation/problems.queries.ts';
import { requestRefund, settleRefunds } from './refunds/refunds.service.ts';
import { finishSession } from './sessions/sessions.queries.ts';
import {
  lockOrderOfSession,
  type SessionEvent,
  type SessionName,
  type SessionToSettle,
} from './settle.queries.ts';

type Outcome = {
  readonly outcome: 'paid' | 'failed' | undefined;
  readonly refundIds: readonly number[];
};

const NOTHING_CHANGED: Outcome = { outcome: undefined, refundIds: [] };

/**
 * Takes the provider's word about a session, however late, often or out of order it comes. `event` is noted in
 * the same transaction, so that one that was heard before changes nothing. A session we never opened is not ours:
 * false for those.
 */
export async function settleSession(
  services: Services,
  by: SessionName,
  state: SessionState,
  event?: SessionEvent,
): Promise<boolean> {
  const { db } = services;
  const money = moneyOf(state, event);
  const settled = await db.transaction().execute(async (trx) => {
    const locked = await lockOrderOfSession(trx, by, money);
    if (!locked) return undefined;
    const { order, parts } = locked;
    const outcome = await applyState(services, trx, { ...locked, state, event });
    const restaurant_ids = parts.map(({ restaurant_id }) => restaurant_id);
    return { ...outcome, message: { oid: order.oid, user_id: order.user_id, restaurant_ids } };
  });
  if (!settled) return false;
  if (settled.outcome === 'paid') await publish(services, orderPaid, settled.message);
  if (settled.outcome === 'failed') await publish(services, orderPaymentFailed, settled.message);
  await settleRefunds(services, settled.refundIds);
  return true;
}

const moneyOf = (state: SessionState, event: SessionEvent | undefined) =>
  state.status === 'paid' && state.currency === installation().currency ? { ...state, event } : undefined;

type Settlement = {
  readonly order: LockedOrder;
  readonly parts: readonly PartToPay[];
  readonly session: SessionToSettle;
  /** Its money has just been noted. */
  readonly isTaken: boolean;
  readonly state: SessionState;
  readonly event: SessionEvent | undefined;
};

async function applyState(services: Services, trx: Trx, settlement: Settlement): Promise<Outcome> {
  const { order, session, state, event } = settlement;
  if (state.status === 'paid' && isAskedFor(state, session)) {
    return takeMoney(services, trx, { ...settlement, state });
  }
  if (event && !(await noteEvent(trx, { provider: session.provider, ...event }))) return NOTHING_CHANGED;
  switch (state.status) {
    case 'open':
      return NOTHING_CHANGED;
    case 'expired':
      await finishSession(trx, session.id, { status: 'expired' });
      return NOTHING_CHANGED;
    case 'failed': {
      const isFresh = await finishSession(trx, session.id, { status: 'failed' });
      if (!isFresh || !(await markPaymentFailed(trx, order.id))) return NOTHING_CHANGED;
      await notifyCustomer(trx, {
        userId: order.user_id,
        orderId: order.id,
        title: 'Payment Failed',
        message: `The payment of your order ${order.oid} was declined. You can try again.`,
        at: services.clock.now(),
      });
      return { outcome: 'failed', refundIds: [] };
    }
    case 'paid':
      await holdMoney(trx, { ...settlement, state });
      return NOTHING_CHANGED;
  }
}

type Paid = Extract<SessionState, { status: 'paid' }>;
type PaidSettlement = Omit<Settlement, 'state'> & { readonly state: Paid };

const isAskedFor = ({ currency, amountMinor }: Paid, { amount_minor }: SessionToSettle) =>
  currency === installation().currency && amountMinor === amount_minor;

async function takeMoney(
  services: Services,
  trx: Trx,
  { order, parts, session, isTaken, state }: PaidSettlement,
): Promise<Outcome> {
  if (!isTaken) return NOTHING_CHANGED;
  if (isSettled(order.payment_status)) {
    // A second payment for the same order goes straight back.
    const due = { orderId: order.id, partId: null, sessionId: session.id, amountMinor: state.amountMinor };
    return { outcome: undefined, refundIds: await sendBack(services, trx, order, due, 'paid twice') };
  }
  const paidParts = parts.filter(({ part_id }) => session.part_ids.includes(part_id));
  const kitchenMails = await services.makeCookable(services, trx, {
    orderId: order.id,
    parts: paidParts,
    isPaid: true,
    notice: noticeOf(order, state.amountMinor),
  });
  const refundIds = await refundCancelledParts(services, trx, { order, parts: paidParts, session });
  await enqueueMails(services, trx, [
    ...kitchenMails,
    ...customerMailsOf(services, order, state.amountMinor),
  ]);
  return { outcome: 'paid', refundIds };
}

/** Not what was asked for: it pays nothing, no second page is opened, and the administrator is told. */
async function holdMoney(trx: Trx, { order, session, state }: PaidSettlement): Promise<void> {
  const { paymentId, amountMinor, currency } = state;
  if (!(await finishSession(trx, session.id, { status: 'held', paymentId }))) return;
  const { provider } = session;
  const isWrongCurrency = currency !== installation().currency;
  // The ledger counts in one currency.
  if (!isWrongCurrency && amountMinor > 0) {
    const entry = { orderId: order.id, partId: null, amountMinor, provider, reference: paymentId };
    await writeLedger(trx, { kind: 'charge', ...entry });
  }
  await noteProblem(trx, {
    kind: isWrongCurrency ? 'wrong_currency' : 'wrong_amount',
    provider,
    reference: paymentId,
    orderId: order.id,
    amountMinor: isWrongCurrency ? null : amountMinor,
    note: `Asked for ${session.amount_minor} ${installation().currency}, got ${amountMinor} ${currency} (in the smallest unit)`,
  });
}

async function refundCancelledParts(
  services: Services,
  trx: Trx,
  { order, parts, session }: Pick<Settlement, 'order' | 'parts' | 'session'>,
): Promise<number[]> {
  const refundIds: number[] = [];
  for (const part of parts) {
    if (isLive(part.order_status)) continue;
    const due = {
      orderId: order.id,
      partId: part.part_id,
      sessionId: session.id,
      amountMinor: part.total_minor,
    };
    refundIds.push(...(await sendBack(services, trx, order, due, 'paid after it was canceled')));
  }
  return refundIds;
}

async function sendBack(
  { clock }: Services,
  trx: Trx,
  order: LockedOrder,
  due: Parameters<typeof requestRefund>[1],
  note: string,
): Promise<number[]> {
  const refundIds = await requestRefund(trx, due);
  if (refundIds.length > 0) {
    await recordAutomatic(trx, {
      action: 'money.refund-requested',
      subject: { kind: 'order', id: order.id, label: order.oid },
      details: { by: 'payment', amount: fromMinor(due.amountMinor), note },
      at: clock.now(),
    });
  }
  return refundIds;
}
