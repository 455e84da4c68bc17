import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import * as texts from '@nearbite/contract/accounts/accounts.texts';
import * as checkout from '@nearbite/contract/orders/checkout';
import * as placing from '@nearbite/contract/orders/create-order';
import * as contract from '@nearbite/contract/orders/customer-orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holderOf } from '../../common/cart-holder.ts';
import { readCounts } from '../../figures/figures.queries.ts';
import { AppError, notFound, WrongGuessError } from '../../lib/errors.ts';
import { signedIn } from '../../plugins/access.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { checkOrderPayment } from '../payments/index.ts';
import { presentCheckout, presentOrder } from './orders.present.ts';
import { type CheckoutRow, findCheckout, findOrder, readOrders } from './orders.queries.ts';
import { createOrderTurns, placeOrder } from './placing/place-order.service.ts';
import { createOrderWrites } from './placing/write-together.ts';
import { registerRestaurantOrders } from './restaurant-orders.routes.ts';
import { cancelByCustomer } from './stages/cancel-order.service.ts';
import { type FollowUp, finishChanges } from './stages/change-stage.ts';

const CUSTOMER_COUNTS = ['customer-pending', 'customer-fulfilled', 'customer-cancelled'] as const;

/** How long a customer waits for the provider's word; it is asked again later anyway. */
const PATIENCE_MS = 4_000;

/** A guest's order is open to everybody who knows its address, so its page closes after a week. */
const GUEST_PAGE_DAYS = 7;

function isGuestPageClosed({ user_id, created_at, deliver_at }: CheckoutRow, now: Date): boolean {
  const last = Math.max(created_at.getTime(), deliver_at?.getTime() ?? 0);
  return user_id === null && now.getTime() - last > GUEST_PAGE_DAYS * 86_400_000;
}

export function registerOrders(app: FastifyInstance, services: Services): void {
  registerRestaurantOrders(app, services);
  const { db, clock, config } = services;
  const moment = (request: FastifyRequest) => ({
    now: clock.now(),
    language: languageOf(request),
    paymentWindowMinutes: config.PAYMENT_WINDOW_MINUTES,
    usualZone: config.APP_TIMEZONE,
  });

  const addressKey = services.keyFor('order addresses');
  const placedFrom = (address: string) =>
    config.RATE_LIMIT
      ? createHmac('sha256', addressKey).update(normalizeIP(address)).digest('hex').slice(0, 32)
      : undefined;

  const writeOrder = createOrderWrites(db);
  const inTurn = createOrderTurns();

  mount(app, placing.createOrder, async ({ body, actor, once, request }) => {
    const { cart_id, user_id, ...form } = body;
    if (user_id !== 0 && actor.kind === 'user' && !actor.isVerified) {
      throw new AppError('unverified', texts.emailUnverified);
    }
    return placeOrder(
      { ...services, writeOrder, inTurn },
      { ...form, holder: holderOf(cart_id, user_id), placedFrom: placedFrom(request.ip) },
      once,
    );
  });

  mount(app, checkout.getCheckout, async ({ params, actor, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const order = await findCheckout(db, params.order_oid, languageOf(request));
    if (!order) throw new WrongGuessError();
    if (isGuestPageClosed(order, clock.now())) throw notFound();
    if (order.user_id !== null && signedIn(actor).id !== order.user_id) throw notFound();
    return presentCheckout(order, moment(request));
  });

  mount(app, contract.listOrders, async ({ params, query, request, reply }) => {
    const [orders, counts] = await Promise.all([
      readOrders(db, params.user_id, query, languageOf(request)),
      readCounts(db, CUSTOMER_COUNTS, params.user_id),
    ]);
    const { 'customer-pending': pending, 'customer-fulfilled': fulfilled } = counts;
    reply.headers({
      [contract.ORDER_COUNT_HEADERS.total]: pending + fulfilled + counts['customer-cancelled'],
      [contract.ORDER_COUNT_HEADERS.pending]: pending,
      [contract.ORDER_COUNT_HEADERS.fulfilled]: fulfilled,
    });
    const at = moment(request);
    return orders.map((order) => presentOrder(order, at));
  });

  mount(app, contract.cancelOrder, async ({ params, once, request }) => {
    const { user_id: userId, order_oid: oid } = params;
    const changes: FollowUp[] = [];
    const order = await once.transaction(db, async (trx) => {
      changes.push(...(await cancelByCustomer(services, trx, { userId, oid })));
      const row = await findOrder(trx, userId, oid, languageOf(request));
      if (!row) throw notFound();
      return presentOrder(row, moment(request));
    });
    await finishChanges(services, changes);
    return order;
  });

  mount(app, contract.getOrder, async ({ params, request }) => {
    const { user_id: userId, order_oid: oid } = params;
    const order = await findOrder(db, userId, oid, languageOf(request));
    if (!order) throw notFound();
    if (order.payment_status !== 'pending') return presentOrder(order, moment(request));
    // Back from the provider before its event: ask. Without an answer the order is shown as it is known.
    const asked = checkOrderPayment(services, order.id).catch((error: unknown) =>
      request.log.warn({ err: error, oid }, 'the payment could not be checked'),
    );
    await Promise.race([asked, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    return presentOrder((await findOrder(db, userId, oid, languageOf(request))) ?? order, moment(request));
  });
}
