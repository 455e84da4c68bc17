import { languagePrefix, splitLanguage } from '@nearbite/contract/languages';
import { checkoutPath, orderPath } from '@nearbite/contract/page-paths';
import { isLive } from '@nearbite/domain/orders/order-status';
import type { OpenedSession, PaymentLine } from '../../../adapters/payments/port.ts';
import type { PartToPay } from '../../../common/order-lock.ts';
import type { Trx } from '../../../db/database.ts';
import { defineJob, enqueue } from '../../../jobs/queue.ts';
import type { Services } from '../../../services.ts';
import { translate } from '../../../texts/translate.ts';
import { getOrderToPay, type OrderToPay } from '../payments.queries.ts';
import { getProvider } from '../providers.ts';
import { settleSession } from '../settle.service.ts';
import { findUnfinishedSession, noteOpened, type SessionRow } from './sessions.queries.ts';

export const closePayment = defineJob<{ orderId: number }>('close_payment');

/** Parts a payment is for: what was canceled is not charged. */
export const livePartsOf = (parts: readonly PartToPay[]): PartToPay[] =>
  parts.filter(({ order_status }) => isLive(order_status));

/** With whether the parts it asks money for are still the ones to pay. */
type OpenedPage = OpenedSession & { readonly isStillDue: boolean };

/** Asks the provider for the session's page; asking again with the same row returns the same page. */
export async function openAtProvider(
  services: Services,
  session: SessionRow,
  known?: OrderToPay,
): Promise<OpenedPage> {
  const { db } = services;
  const { origin, pathname } = new URL(session.return_origin);
  const { language } = splitLanguage(pathname);
  const prefix = languagePrefix(language);
  const order = known ?? (await getOrderToPay(db, session.order_id, session.part_ids));
  const opened = await getProvider(services, session.provider).openSession({
    key: session.session_key,
    oid: order.oid,
    lines: linesOf(order, session.amount_minor).map((line) => ({
      ...line,
      title: translate(line.title, language),
    })),
    amountMinor: session.amount_minor,
    returnOrigin: origin,
    successPath: `${prefix}${orderPath(order.oid)}?payment=success`,
    cancelPath: `${prefix}${checkoutPath(order.oid)}?payment=cancelled`,
    failurePath: `${prefix}${checkoutPath(order.oid)}?payment=failed`,
    expiresAt: session.expires_at,
  });
  const due = await noteOpened(db, { id: session.id, orderId: session.order_id, ...opened });
  return { ...opened, isStillDue: coversExactly(session, due) };
}

function linesOf(order: OrderToPay, amountMinor: number): PaymentLine[] {
  // Providers know no negative lines, so a discounted order is one line.
  if (order.saved_minor > 0) return [{ title: `Order ${order.oid}`, qty: 1, unitPriceMinor: amountMinor }];
  return [
    ...order.items.map(({ title, qty, unit_price_minor }) => ({
      title,
      qty,
      unitPriceMinor: unit_price_minor,
    })),
    { title: 'Tax', qty: 1, unitPriceMinor: order.tax_fee_minor },
    { title: 'Service Fee', qty: 1, unitPriceMinor: order.service_fee_minor },
    { title: 'Delivery Fee', qty: 1, unitPriceMinor: order.delivery_fee_minor },
  ].filter(({ unitPriceMinor }) => unitPriceMinor > 0);
}

/** Its id at the provider, also when the response to its opening got lost. */
async function providerIdOf(services: Services, session: SessionRow): Promise<string> {
  return session.provider_session_id ?? (await openAtProvider(services, session)).sessionId;
}

type ProviderCall = 'getSession' | 'expireSession';

async function settleBy(services: Services, session: SessionRow, call: ProviderCall): Promise<void> {
  const provider = getProvider(services, session.provider);
  // A provider that takes no payments any more: its page is closed instead.
  const allowed = services.payments.takesPayments(provider.name) ? call : 'expireSession';
  await settleSession(services, session, await provider[allowed](await providerIdOf(services, session)));
}

/** Asks the provider what became of a session, which heals a lost event. */
export const checkSession = (services: Services, session: SessionRow) =>
  settleBy(services, session, 'getSession');

/** Closes the page. If it was paid a moment before, the payment counts. */
export const closeSession = (services: Services, session: SessionRow) =>
  settleBy(services, session, 'expireSession');

/** To be called in the transaction that changes what an unpaid order has to pay for. */
export const requestClose = (trx: Trx, orderId: number) =>
  enqueue(trx, closePayment, { orderId }, { key: `close-payment:${orderId}` });

/** Closes the order's open page, if any. */
export async function closeOrderSession(services: Services, orderId: number): Promise<void> {
  const session = await findUnfinishedSession(services.db, orderId);
  if (session) await closeSession(services, session);
}

export const coversExactly = (session: SessionRow, partIds: readonly number[]): boolean =>
  partIds.length === session.part_ids.length && partIds.every((id) => session.part_ids.includes(id));
