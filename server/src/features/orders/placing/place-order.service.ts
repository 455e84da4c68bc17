import type { ParsedCall, ResponseOf } from '@nearbite/contract/endpoint';
import { orderPlaced } from '@nearbite/contract/live/events';
import type { createOrder } from '@nearbite/contract/orders/create-order';
import { fromMinor } from '@nearbite/domain/money';
import type { OrderPreferences } from '@nearbite/domain/orders/order-obstacles';
import { pricedExtras } from '@nearbite/domain/pricing';
import type { Holder } from '../../../common/cart-holder.ts';
import { partsOf } from '../../../common/order-lock.ts';
import type { Trx } from '../../../db/database.ts';
import { AlreadyDone, type IdempotentCall } from '../../../idempotency/idempotent-call.ts';
import { enqueueMails } from '../../../jobs/send-mail.ts';
import type { AppError } from '../../../lib/errors.ts';
import { createInTurn, type InTurn } from '../../../lib/in-turn.ts';
import { makePublicId } from '../../../lib/public-id.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import { makeCookable } from '../stages/cookable.ts';
import { type Choice, lockCartLines, readCartLines } from './cart-lines.ts';
import { figuresOf } from './order-figures.ts';
import { type OrderedLine, type Portions, priceLines } from './order-lines.ts';
import { checkTerms, isPlain } from './order-terms.ts';
import type { OrderToWrite } from './order-to-write.ts';
import { findLimitReached } from './unpaid-order-limits.ts';
import { type WriteOrder, writeHeld } from './write-together.ts';

/** What a customer sends to order. */
type Submission = Omit<OutputBody, 'cart_id' | 'user_id'> & {
  readonly holder: Holder;
  /** The hash of the address it comes from; undefined where nothing is limited. */
  readonly placedFrom: string | undefined;
};

type OutputBody = ParsedCall<typeof createOrder>['body'];

const choiceOf = ({ holder, restaurant_id: restaurantId }: Submission): Choice => ({
  holder,
  restaurantId,
});

/** What was not said means delivery, by card, as soon as possible. */
const preferencesOf = ({
  fulfilment,
  payment_method,
  latitude,
  longitude,
  deliver_at,
}: Submission): OrderPreferences => ({
  fulfilment: fulfilment ?? 'delivery',
  paymentMethod: payment_method ?? 'card',
  place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  deliverAt: deliver_at === undefined ? null : new Date(deliver_at),
});

const detailsOf = ({ full_name, mobile, address = '', city = '', note }: Submission) => ({
  full_name,
  mobile,
  address,
  city,
  note: note ?? null,
});

type PlacedOrder = ResponseOf<typeof createOrder>;

const CONFIRMED = { title: 'Order Confirmed', message: 'Your order has been confirmed.' };

/** An order left out because a dish was locked or has changed is tried again. */
const ATTEMPTS = 2;

type PlacingServices = Services & { readonly writeOrder: WriteOrder; readonly inTurn: InTurn };

/** Two at once: while one works the next begins. A waiting request is refused sooner than a statement waiting for a row lock. */
export const createOrderTurns = (): InTurn => createInTurn({ atOnce: 2, maxWaiting: 200, patienceMs: 3_500 });

/** One submission, one order: by one statement where that is enough, else in one transaction. */
export async function placeOrder(
  services: PlacingServices,
  submission: Submission,
  once: IdempotentCall,
): Promise<PlacedOrder> {
  const { placed, event } =
    (await placeInBatch(services, submission, once)) ??
    (await services.inTurn(await rowsWaitedFor(services, submission), () =>
      services.db.transaction().execute((trx) => placeHeld(services, trx, submission, once)),
    ));
  await publish(services, orderPlaced, event);
  return placed;
}

/**
 * The cart is read without holding it, and the statement that writes the order holds it and checks that all is as it was
 * read. Undefined where it is not, or where there is more to do.
 */
async function placeInBatch(services: PlacingServices, submission: Submission, once: IdempotentCall) {
  const { db } = services;
  if (!isPlain(preferencesOf(submission))) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await readCartLines(db, choiceOf(submission));
    // A guest's lines may have to join first.
    if (rows.length === 0 && submission.holder.userId !== undefined) return undefined;
    const { lines } = await priceLines(db, rows, askedBy(services, submission));
    const order = await orderOf(services, undefined, submission, lines);
    const orderId = await services.writeOrder({
      ...order.toWrite,
      claim: once.claimWith({ body: order.placed }),
    });
    if (orderId !== undefined) return order;
  }
  return undefined;
}

/** The dishes and slots that a transaction may have to wait for; of a guest's cart that joins they are not known yet. */
async function rowsWaitedFor({ db }: PlacingServices, submission: Submission): Promise<string[]> {
  const lines = await readCartLines(db, choiceOf(submission));
  if (lines.length === 0) return ['joining'];
  const hasSlot = preferencesOf(submission).deliverAt !== null;
  return lines.flatMap(({ dish_id, restaurant_id }) => [
    `dish ${dish_id}`,
    ...(hasSlot ? [`slots ${restaurant_id}`] : []),
  ]);
}

/** The steps in their order; each leads on and none back. */
async function placeHeld(services: Services, trx: Trx, submission: Submission, once: IdempotentCall) {
  const rows = await lockCartLines(trx, choiceOf(submission));
  const { lines, portions } = await priceLines(trx, rows, askedBy(services, submission));
  const order = await orderOf(services, trx, submission, lines);
  const orderId = await writeHeld(trx, { ...order.toWrite, claim: once.claimWith({ body: order.placed }) });
  if (orderId === undefined) throw await reasonAgainst(trx, submission, portions);
  if (preferencesOf(submission).paymentMethod === 'cash') {
    const parts = await partsOf(trx, orderId);
    const mails = await makeCookable(services, trx, { orderId, parts, isPaid: false });
    await enqueueMails(services, trx, mails);
  }
  return order;
}

/** A cart that is held has not changed: the key of the submission is taken, or too much waits for payment. */
async function reasonAgainst(
  trx: Trx,
  { placedFrom, holder: { userId } }: Submission,
  portions: readonly Portions[],
): Promise<AppError> {
  const limits =
    placedFrom === undefined
      ? undefined
      : await findLimitReached(trx, { userId, placedFrom }, countOf(portions));
  return limits ?? new AlreadyDone();
}

/** What is written of priced lines, under the terms of their restaurants. */
async function orderOf(
  services: Services,
  trx: Trx | undefined,
  submission: Submission,
  lines: readonly OrderedLine[],
) {
  const { config, clock } = services;
  const { holder, placedFrom, expected_total: expectedTotal } = submission;
  const preferences = preferencesOf(submission);
  const terms = await checkTerms(services, trx, lines, { preferences, userId: holder.userId });
  const rates = { taxPercent: config.TAX_PERCENT, serviceFeePercent: config.SERVICE_FEE_PERCENT };
  const { figures, parts } = figuresOf(lines, terms, { rates, expectedTotal });
  const oid = makePublicId();
  return {
    placed: { message: 'Order Confirmed!' as const, order_oid: oid, total: fromMinor(figures.total_minor) },
    event: {
      oid,
      user_id: holder.userId ?? null,
      restaurant_ids: parts.map(({ restaurant_id }) => restaurant_id),
    },
    toWrite: {
      oid,
      trackingToken: makePublicId(32),
      choice: choiceOf(submission),
      placedFrom: placedFrom ?? null,
      details: detailsOf(submission),
      preferences,
      isVoice: submission.is_voice_order,
      sharesAllergies: submission.share_allergies,
      figures,
      parts,
      items: lines.map(itemOf),
      notification: CONFIRMED,
      at: clock.now(),
    },
  };
}

/** By what the lines of a submission are judged. */
function askedBy({ clock, config }: Pick<Services, 'clock' | 'config'>, submission: Submission) {
  const now = clock.now();
  const { deliverAt } = preferencesOf(submission);
  return { expected: submission.expected_items ?? [], now, at: deliverAt ?? now, config };
}

const countOf = (portions: readonly Portions[]) => portions.reduce((sum, { qty }) => sum + qty, 0);

const itemOf = (line: OrderedLine): OrderToWrite['items'][number] => ({
  position: line.position,
  version: line.version,
  restaurant_id: line.restaurant_id,
  dish_id: line.dish_id,
  title: line.title,
  slug: line.slug,
  image: line.image,
  portion_size: line.portion_size,
  spice_level: line.spice_level,
  // Each has a price: a line with one that is not offered is not ordered.
  extras: pricedExtras(line.extras, line.chosen_extras).map(({ group, name, priceMinor = 0 }) => ({
    group,
    name,
    price_minor: priceMinor,
  })),
  note: line.note,
  qty: line.qty,
  unit_price_minor: line.unitPriceMinor,
});
