import { isSettled } from '@nearbite/contract/orders/statuses';
import { checkoutPath, orderPath } from '@nearbite/contract/page-paths';
import { type PaymentProvider, SessionRefusedError } from '../../adapters/payments/port.ts';
import { lockOrderWithParts } from '../../common/order-lock.ts';
import type { Trx } from '../../db/database.ts';
import { enqueueMails } from '../../jobs/send-mail.ts';
import { AppError, WrongGuessError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import type { OrderToPay } from './payments.queries.ts';
import { noteDispute, syncRefunds } from './provider-events.service.ts';
import { insertFirstSession, insertSession } from './sessions/new-session.queries.ts';
import {
  findSessionsOf,
  findUnfinishedSession,
  finishSession,
  isUnfinished,
  type SessionRow,
} from './sessions/sessions.queries.ts';
import {
  checkSession,
  closeSession,
  coversExactly,
  livePartsOf,
  openAtProvider,
} from './sessions/sessions.service.ts';
import type { SessionEvent } from './settle.queries.ts';
import { settleSession } from './settle.service.ts';

const MINUTE_MS = 60_000;
/** A page that closes this soon is not offered again. */
const ENOUGH_TO_PAY_MS = 3 * MINUTE_MS;
const ATTEMPTS = 3;

type Plan =
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'go'; readonly url: string }
  | { readonly kind: 'close-first'; readonly session: SessionRow }
  /** With what its page lists, where that is known. */
  | { readonly kind: 'open'; readonly session: SessionRow; readonly toPay?: OrderToPay };

type PaymentRequest = { readonly oid: string; readonly returnOrigin: string };

/** Where a customer comes back to, with the prefix of the language they read. */
type ReturnAddress = { readonly origin: string; readonly prefix: string };

/** Where the customer goes to pay an order: the provider's page, or back to an order with nothing to pay. */
export async function startPayment(
  services: Services,
  oid: string,
  { origin, prefix }: ReturnAddress,
): Promise<string> {
  const request = { oid, returnOrigin: origin + prefix };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan =
      (await planFirst(services, request)) ??
      (await services.db.transaction().execute((trx) => planPayment(services, trx, request)));
    if (plan.kind === 'nothing-to-pay') return prefix + orderPath(oid);
    if (plan.kind === 'go') return plan.url;
    if (plan.kind === 'close-first') {
      await closeSession(services, plan.session);
      continue;
    }
    const { url, isStillDue } = await openPage(services, oid, plan);
    if (isStillDue) return url;
    await closeSession(services, plan.session);
  }
  throw new AppError('unavailable', 'The payment could not be started. Please try again.');
}

/** Most orders are paid on their first page, which one statement writes. */
async function planFirst(services: Services, request: PaymentRequest): Promise<Plan | undefined> {
  const provider = services.payments.preferred.name;
  const made = await insertFirstSession(services, { ...request, provider });
  return made && { kind: 'open', ...made };
}

async function planPayment(services: Services, trx: Trx, request: PaymentRequest): Promise<Plan> {
  const locked = await lockOrderWithParts(trx, request);
  if (!locked) throw new WrongGuessError();
  const { order } = locked;
  const parts = livePartsOf(locked.parts);
  const isCash = order.payment_method === 'cash';
  if (isCash || isSettled(order.payment_status) || parts.length === 0) return { kind: 'nothing-to-pay' };
  const now = services.clock.now();
  const sessions = await findSessionsOf(trx, order.id);
  if (sessions.some(({ status }) => status === 'held')) {
    throw new AppError('unavailable', 'A payment of this order is being looked at.');
  }
  const current = sessions.find(isUnfinished);
  if (current) {
    const isUsable =
      services.payments.takesPayments(current.provider) &&
      coversExactly(
        current,
        parts.map(({ part_id }) => part_id),
      ) &&
      current.expires_at.getTime() - now.getTime() > ENOUGH_TO_PAY_MS;
    if (!isUsable) return { kind: 'close-first', session: current };
    return current.url === null ? { kind: 'open', session: current } : { kind: 'go', url: current.url };
  }
  if (parts.every(({ total_minor }) => total_minor === 0)) {
    const cookable = { orderId: order.id, parts, isPaid: true };
    await enqueueMails(services, trx, await services.makeCookable(services, trx, cookable));
    return { kind: 'nothing-to-pay' };
  }
  const provider = chooseProvider(services.payments, sessions);
  const made = await insertSession(services, trx, { ...request, provider });
  // The order is held and has no open page, so there is one.
  if (!made) throw new Error(`No payment page was written for order ${order.oid}`);
  return { kind: 'open', ...made };
}

/** An order stays with the provider it was to be paid at before. */
function chooseProvider(
  { preferred, takesPayments }: Services['payments'],
  [newest]: readonly SessionRow[],
): string {
  return newest && takesPayments(newest.provider) ? newest.provider : preferred.name;
}

async function openPage(
  services: Services,
  oid: string,
  { session, toPay }: Extract<Plan, { kind: 'open' }>,
) {
  try {
    return await openAtProvider(services, session, toPay);
  } catch (error) {
    // A refusal is final for this key; anything else may have opened the page, so the key is used again.
    if (error instanceof SessionRefusedError) {
      await services.db.transaction().execute((trx) => finishSession(trx, session.id, { status: 'failed' }));
    }
    throw new AppError('unavailable', `The payment of order ${oid} could not be started.`, {
      details: { path: `${checkoutPath(oid)}?payment=unavailable` },
    });
  }
}

/**
 * A webhook: who sent it is proven by its signature. Events about sessions we never opened are not ours, as where shops
 * share an account: such a one is returned.
 */
export async function receiveEvent(
  services: Services,
  provider: PaymentProvider,
  { body, signature }: { readonly body: string; readonly signature: string | undefined },
): Promise<SessionEvent | undefined> {
  const event = provider.readEvent(body, signature);
  if (event?.about === 'refunds') await syncRefunds(services, provider.name, event.paymentId);
  if (event?.about === 'dispute') await noteDispute(services, provider.name, event.dispute);
  if (event?.about !== 'session') return undefined;
  const { sessionId, sessionKey, state, id, kind } = event;
  const name = { provider: provider.name, sessionId, sessionKey };
  return (await settleSession(services, name, state, { id, kind })) ? undefined : { id, kind };
}

/** The customer is back and wants to know: ask the provider, in case its event got lost. */
export async function checkOrderPayment(services: Services, orderId: number): Promise<void> {
  const session = await findUnfinishedSession(services.db, orderId);
  if (session?.status === 'open') await checkSession(services, session);
}
