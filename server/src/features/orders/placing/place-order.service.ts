import type { ParsedCall, ResponseOf } from '@nearbite/contract/endpoint';
import { orderPlaced } from '@nearbite/contract/live/events';
import type { createOrder } from '@nearbite/contract/orders/create-order';
import { toRupees } from '@nearbite/domain/money';
import type { OrderPreferences } from '@nearbite/domain/order-obstacles';
import type { Trx } from '../../../db/database.ts';
import type { Once } from '../../../idempotency/once.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { enqueueMails } from '../../../jobs/send-mail.ts';
import { makePublicId } from '../../../lib/public-id.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import type { Holder } from '../../cart/holder.ts';
import { partsOf } from '../locked-order.ts';
import { mailNewOrder } from '../new-order-mails.ts';
import { makeCookable } from '../stages/cookable.ts';
import { lockCartLines } from './locked-cart.ts';
import { figuresOf } from './order-figures.ts';
import { type OrderedLine, priceLines } from './order-lines.ts';
import { checkTerms } from './order-terms.ts';
import { limitUnpaidOrders } from './unpaid-order-limits.ts';
import { type OrderToWrite, writeOrder } from './write-order.queries.ts';

export type Submission = Omit<OutputBody, 'cart_id' | 'user_id'> & {
  readonly holder: Holder;
  /** The hash of the address it comes from; undefined where nothing is limited. */
  readonly placedFrom: string | undefined;
};

type OutputBody = ParsedCall<typeof createOrder>['body'];
type PlacedOrder = ResponseOf<typeof createOrder>;

const CONFIRMED = { title: 'Order Confirmed', message: 'Your order has been confirmed.' };

/** One submission, one transaction, one order. */
export async function placeOrder(
  services: Services,
  submission: Submission,
  once: Once,
): Promise<PlacedOrder> {
  const { placed, event } = await services.db.transaction().execute(async (trx) => {
    await once.claim(trx);
    return placeNow(services, trx, submission, once);
  });
  await publish(services, orderPlaced, event);
  return placed;
}

/** The steps in their order; each leads on and none back. */
async function placeNow(services: Services, trx: Trx, submission: Submission, once: Once) {
  const { config, clock } = services;
  const {
    holder,
    placedFrom,
    expected_total: expectedTotal,
    expected_items: seen = [],
    ...form
  } = submission;
  const preferences = preferencesOf(form);
  const rows = await lockCartLines(trx, holder, form.restaurant_id);
  const { lines, portions } = await priceLines(trx, rows, { seen, now: clock.now() });
  // Cash orders have a bound of their own.
  if (placedFrom !== undefined && preferences.paymentMethod === 'card') {
    const count = portions.reduce((sum, { qty }) => sum + qty, 0);
    await limitUnpaidOrders(trx, { userId: holder.userId, placedFrom }, count);
  }
  const terms = await checkTerms(services, trx, lines, { preferences, userId: holder.userId });
  const rates = { taxPercent: config.TAX_PERCENT, serviceFeePercent: config.SERVICE_FEE_PERCENT };
  const { figures, parts } = figuresOf(lines, terms, { rates, expectedTotal });
  const oid = makePublicId();
  const placed = { message: 'Order Confirmed!', order_oid: oid, total: toRupees(figures.total_paisa) };
  const orderId = await writeOrder(trx, {
    oid,
    trackingToken: makePublicId(32),
    userId: holder.userId,
    placedFrom: placedFrom ?? null,
    details: detailsOf(form),
    preferences,
    isVoice: form.is_voice_order,
    figures,
    parts,
    portions,
    items: lines.map(itemOf),
    storeResponse: once.storeResponse({ body: placed }),
    notification: CONFIRMED,
    at: clock.now(),
  });
  if (preferences.paymentMethod === 'cash') {
    const placedParts = await partsOf(trx, orderId);
    await enqueueMails(
      services,
      trx,
      await makeCookable(services, trx, { orderId, parts: placedParts, isPaid: false }),
    );
  }
  // A guest has no address to write to.
  if (holder.userId !== undefined) {
    await enqueue(trx, mailNewOrder, { orderId }, { key: `new-order:${orderId}` });
  }
  const restaurant_ids = parts.map(({ restaurant_id }) => restaurant_id);
  return { placed, event: { oid, user_id: holder.userId ?? null, restaurant_ids } };
}

type Form = Omit<Submission, 'holder' | 'placedFrom' | 'expected_total' | 'expected_items'>;

/** What was not said means delivery, by card, as soon as possible. */
const preferencesOf = ({
  fulfilment,
  payment_method,
  latitude,
  longitude,
  deliver_at,
}: Form): OrderPreferences => ({
  fulfilment: fulfilment ?? 'delivery',
  paymentMethod: payment_method ?? 'card',
  place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  deliverAt: deliver_at === undefined ? null : new Date(deliver_at),
});

const itemOf = (line: OrderedLine): OrderToWrite['items'][number] => ({
  position: line.position,
  restaurant_id: line.restaurant_id,
  dish_id: line.dish_id,
  title: line.title,
  slug: line.slug,
  image: line.image,
  portion_size: line.portion_size,
  spice_level: line.spice_level,
  qty: line.qty,
  unit_price_paisa: line.unitPricePaisa,
});

const detailsOf = ({ full_name, mobile, address = '', city = '', note }: Form) => ({
  full_name,
  mobile,
  address,
  city,
  note: note ?? null,
});
