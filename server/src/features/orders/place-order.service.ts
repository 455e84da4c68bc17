import type { ResponseOf } from '@nearbite/contract/endpoint';
import { orderPlaced } from '@nearbite/contract/live/events';
import type { createOrder, DeliveryDetails } from '@nearbite/contract/orders/customer-orders';
import { toPaisa, toRupees } from '@nearbite/domain/money';
import { orderTotals, splitTotals, type Totals } from '@nearbite/domain/pricing';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Once } from '../../idempotency/once.ts';
import { enqueue } from '../../jobs/queue.ts';
import { makePublicId } from '../../public-id.ts';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { type Holder, mergeGuestCart } from '../cart/cart.service.ts';
import { mailNewOrder } from './new-order-mails.ts';
import { findGone, type OrderedLine, type Portions, portionsPerDish, priceLines } from './order-lines.ts';
import { type Figures, lockCart, lockLines, takeStock, writeOrder } from './place-order.queries.ts';

export type Submission = DeliveryDetails & {
  readonly holder: Holder;
  readonly is_voice_order: boolean;
  readonly expected_total?: number | undefined;
  readonly expected_items?: readonly Portions[] | undefined;
};

type PlacedOrder = ResponseOf<typeof createOrder>;

const CONFIRMED = { title: 'Order Confirmed', message: 'Your order has been confirmed.' };

/** One submission, one transaction, one order. */
export async function placeOrder(
  services: Services,
  submission: Submission,
  once: Once,
): Promise<PlacedOrder> {
  const { placed, news } = await services.db.transaction().execute(async (trx) => {
    await once.claim(trx);
    return placeNow(services, trx, submission, once);
  });
  await publish(services, orderPlaced, news);
  return placed;
}

async function placeNow(services: Services, trx: Trx, submission: Submission, once: Once) {
  const { config, clock } = services;
  const {
    holder,
    expected_total: expectedTotal,
    expected_items: expectedItems = [],
    is_voice_order: isVoice,
    ...details
  } = submission;
  const cartId = await findLockedCart(trx, holder);
  const rows = cartId === undefined ? [] : await lockLines(trx, cartId);
  const gone = await findGone(trx, expectedItems, rows);
  if (cartId === undefined || (rows.length === 0 && gone.length === 0)) {
    throw new AppError('validation', 'Your cart is empty.');
  }
  const lines = priceLines(rows, gone);
  const rates = { taxPercent: config.TAX_PERCENT, serviceFeePercent: config.SERVICE_FEE_PERCENT };
  const totals = orderTotals(lines, rates);
  if (expectedTotal !== undefined && toPaisa(expectedTotal) !== totals.totalPaisa) throw totalChanged(totals);

  const parts = splitByRestaurant(lines, totals);
  const oid = makePublicId();
  const placed = { message: 'Order Confirmed!', order_oid: oid, total: toRupees(totals.totalPaisa) };
  await takeStock(trx, portionsPerDish(rows));
  const orderId = await writeOrder(trx, {
    oid,
    trackingToken: makePublicId(32),
    userId: holder.userId,
    cartId,
    details,
    isVoice,
    figures: figuresOf(totals),
    parts,
    items: lines.map(({ unitPricePaisa: unit_price_paisa, ...item }) => ({ ...item, unit_price_paisa })),
    keepAnswer: once.keep({ body: placed }),
    notification: CONFIRMED,
    at: clock.now(),
  });
  await enqueue(trx, mailNewOrder, { orderId });
  return {
    placed,
    news: {
      oid,
      user_id: holder.userId ?? null,
      restaurant_ids: parts.map(({ restaurant_id }) => restaurant_id),
    },
  };
}

/** An account that comes with a guest's cart orders both together. */
async function findLockedCart(trx: Trx, holder: Holder): Promise<number | undefined> {
  const cart = await lockCart(trx, holder);
  if (holder.userId === undefined || (cart && !cart.has_guest_lines)) return cart?.id;
  await mergeGuestCart(trx, holder.userId, holder.cartKey);
  return (await lockCart(trx, holder))?.id;
}

function totalChanged(totals: Totals): AppError {
  const details = {
    subtotal: toRupees(totals.subTotalPaisa),
    tax: toRupees(totals.taxFeePaisa),
    service_fee: toRupees(totals.serviceFeePaisa),
    total: toRupees(totals.totalPaisa),
  };
  return new AppError('total_changed', 'The total has changed. Please check it and confirm again.', {
    details,
  });
}

function splitByRestaurant(lines: readonly OrderedLine[], totals: Totals) {
  const subTotals = new Map<number, number>();
  for (const { restaurant_id, unitPricePaisa: price, qty } of lines) {
    subTotals.set(restaurant_id, (subTotals.get(restaurant_id) ?? 0) + price * qty);
  }
  const restaurantIds = [...subTotals.keys()].sort((a, b) => a - b);
  const shares = splitTotals(
    totals,
    restaurantIds.map((id) => subTotals.get(id) ?? 0),
  );
  return shares.map((share, index) => ({
    restaurant_id: restaurantIds[index] ?? 0,
    ...figuresOf(share),
  }));
}

const figuresOf = (totals: Totals): Figures => ({
  sub_total_paisa: totals.subTotalPaisa,
  tax_fee_paisa: totals.taxFeePaisa,
  service_fee_paisa: totals.serviceFeePaisa,
  saved_paisa: totals.savedPaisa,
  total_paisa: totals.totalPaisa,
});
