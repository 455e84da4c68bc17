import { orderPaid } from '@nearbite/contract/live/events';
import type { Mail } from '../../adapters/mail/port.ts';
import { batchCalls, isRefusal } from '../../db/batch-calls.ts';
import { byVariant } from '../../db/prepared.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { type Booking, type BookingVariant, bookMoney } from './book-money.queries.ts';
import { customerMailsOf, noticeOf } from './paid-notices.ts';
import { type PageName, type PayablePart, readPayable } from './payable.queries.ts';
import type { Money, SessionEvent } from './settle.queries.ts';

/** The first waits for the last. */
const MAX_TOGETHER = 30;

type HeardMoney = Money & { readonly event: SessionEvent };
export const hasEvent = (money: Money): money is HeardMoney => money.event !== undefined;

/**
 * Most money is what was asked for and comes while order and page are as they were left: it is read what follows from
 * it, and booked by one statement if nothing has changed in between. False where nothing was booked and whoever holds
 * the order has to look at it.
 */
export async function bookInBatch(services: Services, page: PageName, money: HeardMoney): Promise<boolean> {
  const parts = await readPayable(services.db, page);
  const asked = parts.filter(({ is_asked }) => is_asked);
  const [first] = parts;
  if (!first || first.amount_minor !== money.amountMinor || asked.length === 0) return false;
  if (!asked.every(isPlaced)) return false;
  const booking = await bookingOf(services, page.provider, { first, parts, asked, money });
  const variant = { areStored: services.mail.outbox !== undefined, hasNotice: booking.notice !== undefined };
  if (!(await bookOfVariant(variant)(services.db, booking))) return false;
  const restaurant_ids = parts.map(({ restaurant_id }) => restaurant_id);
  await publish(services, orderPaid, { oid: first.oid, user_id: first.user_id, restaurant_ids });
  return true;
}

/** Neither canceled nor handed over while it waited for its money. */
const isPlaced = ({ order_status, stage }: PayablePart) => order_status === 'pending' && stage === 'placed';

type Read = {
  readonly first: PayablePart;
  readonly parts: readonly PayablePart[];
  readonly asked: readonly PayablePart[];
  readonly money: HeardMoney;
};

async function bookingOf(
  services: Services,
  provider: string,
  { first, parts, asked, money: { paymentId, amountMinor, event } }: Read,
): Promise<Booking> {
  const at = services.clock.now();
  const cookable = await services.onPaid.cookableParts(services, services.db, asked, at);
  const kitchens = cookable.map(
    ({ kitchen_name: name, kitchen_email: email, kitchen_language: language, ...part }) => ({
      ...part,
      name,
      email,
      language,
    }),
  );
  const mails: Mail[] = [
    ...services.onPaid.writeKitchenMails(services, kitchens),
    ...customerMailsOf(services, first, amountMinor),
  ];
  return {
    sessionId: first.session_id,
    orderId: first.id,
    provider,
    paymentId,
    amountMinor,
    event,
    at,
    rowVersions: parts.map(({ row_version }) => row_version).join(','),
    parts: cookable,
    notice: noticeOf(first, amountMinor),
    mails,
  };
}

/** Writes what comes at the same moment by one statement with one commit. */
const bookOfVariant = byVariant((variant: BookingVariant) =>
  batchCalls<Booking, boolean>(async (db, bookings) => {
    // Of a page the first: the second may be the same event.
    const firsts = [...new Map([...bookings].reverse().map((each) => [each.sessionId, each])).values()];
    const booked = await bookMoney(db, variant, firsts).catch((error: unknown) => {
      // One of them is refused, and does not say which: each is then looked at by whoever holds its order.
      if (isRefusal(error)) return [];
      throw error;
    });
    const done = new Set(firsts.filter((_, at) => booked[at]));
    return bookings.map((booking) => done.has(booking));
  }, MAX_TOGETHER),
);
