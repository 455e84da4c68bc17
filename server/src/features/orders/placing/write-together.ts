import { createBatch, isRefusal } from '../../../db/batch-calls.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { byVariant } from '../../../db/prepared.ts';
import { variantOf } from './cart-lines.ts';
import type { OrderToWrite } from './order-to-write.ts';
import { type OrderVariant, writeOrders } from './write-orders.queries.ts';

/** The first waits for the last. */
const MAX_TOGETHER = 30;

/** The order's id; undefined where it was not written and is to be looked at again. */
export type WriteOrder = (order: OrderToWrite) => Promise<number | undefined>;

/** Writes the orders of all who come at the same moment by one statement with one commit. */
export function createOrderWrites(db: Db): WriteOrder {
  const writeOfVariant = byVariant((variant: OrderVariant) =>
    createBatch((orders: readonly OrderToWrite[]) => writeTogether(db, variant, orders), MAX_TOGETHER),
  );
  return (order) => writeOfVariant(orderVariantOf(order))(order);
}

/** Writes an order whose cart is held. */
export async function writeHeld(trx: Trx, order: OrderToWrite): Promise<number | undefined> {
  const [orderId] = await writeOrders(trx, orderVariantOf(order), [order]);
  return orderId;
}

const orderVariantOf = ({ choice, claim, placedFrom, preferences }: OrderToWrite): OrderVariant => ({
  ...variantOf(choice),
  // Cash orders have a bound of their own.
  isLimited: placedFrom !== null && preferences.paymentMethod === 'card',
  isIdempotent: claim !== undefined,
});

async function writeTogether(db: Db, variant: OrderVariant, orders: readonly OrderToWrite[]) {
  const firsts = firstOfEach(orders);
  const ids = await writeOrders(db, variant, firsts).catch((error: unknown) => {
    // One of them is refused, and does not say which.
    if (isRefusal(error) && firsts.length > 1) return [];
    throw error;
  });
  const idOf = new Map(firsts.map((order, at) => [order, ids[at]]));
  return orders.map((order) => idOf.get(order));
}

/** Of a cart: what its second submission may order depends on the first. */
function firstOfEach(orders: readonly OrderToWrite[]): OrderToWrite[] {
  const known = new Set<number | string>();
  return orders.filter(({ choice: { holder } }) => {
    const cart = holder.userId ?? holder.cartKey;
    return !known.has(cart) && known.add(cart);
  });
}
