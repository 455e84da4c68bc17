import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDish } from '../../testing/dishes.ts';
import { openMarket } from '../../testing/market.ts';
import { decideTestPayment, goToPayment, ledgerOf, placeTestOrder } from '../../testing/orders.ts';
import { statementsDuring } from '../../testing/statements.ts';
import { changePartStatus } from '../orders/stages/kitchen-steps.service.ts';
import { type Booking, bookMoney } from './book-money.queries.ts';
import { readPayable } from './payable.queries.ts';

const { app, owner, customer } = await openMarket();
afterAll(() => app.close());

async function openPage(who = customer) {
  const dish = await createDish(app, owner, { stockQty: 10 });
  const { oid } = await placeTestOrder(who, [{ dish_id: dish.id }]);
  return { oid, page: await goToPayment(app, oid) };
}

/** What would be booked for a page that is paid at this moment. */
async function bookingOf(page: string, mails: readonly string[] = []): Promise<Booking> {
  const name = {
    provider: 'test',
    sessionId: page.replace('/dev/payment/', ''),
    sessionKey: undefined,
  };
  const parts = await readPayable(app.services.db, name);
  const [first] = parts;
  if (!first) throw new Error('Nothing to pay');
  return {
    sessionId: first.session_id,
    orderId: first.id,
    provider: 'test',
    paymentId: `pay-${page}`,
    amountMinor: first.amount_minor,
    event: { id: `event-${page}`, kind: 'paid' },
    at: new Date(),
    rowVersions: parts.map(({ row_version }) => row_version).join(','),
    parts: parts.map((part) => ({ ...part, rings: true })),
    notice: undefined,
    mails: mails.map((key) => ({ key, to: 'a@b.test', subject: key, text: key, html: key })),
  };
}

const book = (bookings: readonly Booking[], areStored = true) =>
  bookMoney(app.services.db, { areStored, hasNotice: false }, bookings);
const statusOf = async (oid: string) => {
  const order = await app.services.db
    .selectFrom('orders')
    .selectAll()
    .where('oid', '=', oid)
    .executeTakeFirst();
  return order?.payment_status;
};
const isHeard = async ({ event }: Booking) =>
  (
    await app.services.db
      .selectFrom('payment_events')
      .select('event_id')
      .where('event_id', '=', event.id)
      .execute()
  ).length > 0;

test('who pays at the same moment is booked by few statements, each once', async () => {
  const pages: { oid: string; page: string }[] = [];
  while (pages.length < 12) pages.push(await openPage());
  const said = await statementsDuring(() =>
    Promise.all(pages.flatMap(({ page }) => [page, page]).map((page) => decideTestPayment(app, page, 'pay'))),
  );
  // Second clicks find the order paid by the longer way.
  expect(said.filter((text) => text.includes('money_ledger') && text.includes('given')).length).toBeLessThan(
    pages.length,
  );
  const mails = await app.mailsTo(customer.email);
  for (const { oid } of pages) {
    expect(await statusOf(oid)).toBe('paid');
    expect(await ledgerOf(app, oid)).toHaveLength(1);
    expect(
      mails.filter(({ subject }) => subject.includes(`Payment received for your Nearbite order ${oid}`)),
    ).toHaveLength(1);
  }
});

test.each<[string, (oid: string) => Promise<unknown>]>([
  [
    'the order',
    (oid) => sql`update orders set note = 'Ring twice' where oid = ${oid}`.execute(app.services.db),
  ],
  [
    'a part',
    (oid) =>
      sql`
      update order_parts set seen_at = now() where order_id = (select id from orders where oid = ${oid})
    `.execute(app.services.db),
  ],
  [
    'the page',
    (oid) =>
      sql`
      update payment_sessions set status = 'expired' where order_id = (select id from orders where oid = ${oid})
    `.execute(app.services.db),
  ],
])('nothing is booked where %s has changed since it was read; the others are', async (_what, change) => {
  const [changed, other] = [await openPage(), await openPage()];
  const bookings = [await bookingOf(changed.page), await bookingOf(other.page)] as const;
  await change(changed.oid);
  expect(await book(bookings)).toEqual([false, true]);
  expect(await statusOf(changed.oid)).toBe('pending');
  expect(await ledgerOf(app, changed.oid)).toEqual([]);
  expect(await isHeard(bookings[0])).toBe(false);
  expect(await statusOf(other.oid)).toBe('paid');
});

test('an event that was heard before books nothing', async () => {
  const { oid, page } = await openPage();
  const booking = await bookingOf(page, [`twice:${oid}`]);
  await sql`insert into payment_events (provider, event_id, kind) values ('test', ${booking.event.id}, 'paid')`.execute(
    app.services.db,
  );
  expect(await book([booking])).toEqual([false]);
  expect(await statusOf(oid)).toBe('pending');
  expect(await ledgerOf(app, oid)).toEqual([]);
});

test('money for an order that somebody holds waits for them and is looked at again', async () => {
  const { oid, page } = await openPage();
  let paying: Promise<unknown> = Promise.resolve();
  await app.services.db.transaction().execute(async (trx) => {
    await sql`select from orders where oid = ${oid} for no key update`.execute(trx);
    const booking = await bookingOf(page);
    expect(await book([booking])).toEqual([false]);
    paying = decideTestPayment(app, page, 'pay');
    await sql`update orders set note = 'Ring twice' where oid = ${oid}`.execute(trx);
  });
  await paying;
  expect(await statusOf(oid)).toBe('paid');
  expect(await ledgerOf(app, oid)).toHaveLength(1);
});

test('money that comes after the order was canceled goes back', async () => {
  const { oid, page } = await openPage();
  const booking = await bookingOf(page);
  await changePartStatus(app.services, { restaurantId: owner.restaurantId, oid, status: 'cancelled' });
  expect(await book([booking])).toEqual([false]);
  expect(await ledgerOf(app, oid)).toEqual([]);
});

test('mails that are sent later are one job for each payment, and only for what was booked', async () => {
  const pages = [await openPage(), await openPage(), await openPage()];
  const keys = pages.map(({ oid }) => [`kitchen:${oid}`, `customer:${oid}`]);
  const bookings = await Promise.all(pages.map(({ page }, at) => bookingOf(page, keys[at])));
  await sql`update orders set note = 'Ring twice' where oid = ${pages[1]?.oid}`.execute(app.services.db);
  expect(await book(bookings, false)).toEqual([true, false, true]);
  const { rows } = await sql<{ key: string; mails: string[] }>`
    select key, array(select mail ->> 'key' from json_array_elements(payload -> 'mails') mail) as mails
    from graphile_worker._private_jobs where key like 'mail:customer:%' order by id
  `.execute(app.services.db);
  expect(rows.map(({ mails }) => mails)).toEqual([keys[0], keys[2]]);
  await app.runJobs();
  expect((await app.mailsTo('a@b.test')).map(({ subject }) => subject).sort()).toEqual(
    [...(keys[0] ?? []), ...(keys[2] ?? [])].sort(),
  );
});
