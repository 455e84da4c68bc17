import type { Today } from '@nearbite/contract/earnings/today';
import * as contract from '@nearbite/contract/earnings/today';
import { dateOfDay, dayOfDate } from '@nearbite/domain/times/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireUnanswered } from '../orders/stages/expiry.service.ts';

describeAccess(contract);

type Owner = Caller & { restaurantId: number };
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const HOURS = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '11:00', closes: '03:00' }));
/** At any time, so that orders come in whenever this runs. */
const OPEN = { opening_hours: [] };
const todayOf = async (owner: Owner, date?: string) =>
  (
    await owner.get(`/api/restaurant/today/${owner.restaurantId}/${date ? `?date=${date}` : ''}`)
  ).json<Today>();

async function kitchen(terms: object = {}) {
  const owner = await createOwner(app);
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, {
    opening_hours: HOURS,
    ...terms,
  });
  expect(saved.statusCode).toBe(200);
  return { owner, dish: await createDish(app, owner, { stockQty: 90 }) };
}

const KINDS = ['charge', 'refund', 'refund_reversal', 'cash', 'cash_return'] as const;
type Entry = { readonly kind: (typeof KINDS)[number]; readonly amount: number; readonly at: Date };

/** The kitchen's day in Karachi, five hours ahead of UTC, that begins at 11:00: of an instant, by plain arithmetic. */
const dayOf = (at: Date) => new Date(at.getTime() + (5 - 11) * 3_600_000).toISOString().slice(0, 10);
const sumOf = (entries: readonly Entry[], kind: Entry['kind']) =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

test('every day is the ledger to the paisa, for whatever was booked', async () => {
  const { owner, dish } = await kitchen();
  const part = await createPart(app, owner, dish.id);
  const start = Date.parse('2026-03-01T00:00:00Z');
  // The same numbers each time, as even as any.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const entries = Array.from(
    { length: 600 },
    (): Entry => ({
      kind: KINDS[random(KINDS.length)] ?? 'charge',
      amount: 1 + random(99_999),
      at: new Date(start + random(16 * 86_400) * 1000),
    }),
  );
  await sql`
    insert into money_ledger (order_id, part_id, kind, amount_minor, provider, provider_reference, created_at)
    select p.order_id, p.id, e.kind, e.amount, 'test', 'today-' || e.nth, e.at
    from order_parts p, unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ amount }) => amount)}::bigint[],
      ${entries.map(({ at }) => at)}::timestamptz[]) with ordinality as e (kind, amount, at, nth)
    where p.id = ${part.id}`.execute(app.database.db);
  const expected = (date: string) => {
    const ofDay = entries.filter(({ at }) => dayOf(at) === date);
    const [card, cash] = [sumOf(ofDay, 'charge'), sumOf(ofDay, 'cash') - sumOf(ofDay, 'cash_return')];
    const refunded = sumOf(ofDay, 'refund') - sumOf(ofDay, 'refund_reversal');
    return {
      net: (card + cash - refunded) / 100,
      ...{ takings: (card + cash) / 100, card: card / 100, cash: cash / 100, refunded: refunded / 100 },
    };
  };
  const dates = Array.from({ length: 10 }, (_day, nth) => `2026-03-${String(nth + 8).padStart(2, '0')}`);
  for (const date of dates) {
    const today = await todayOf(owner, date);
    expect(today).toMatchObject({ date, ...expected(date), before: expected(today.before.date) });
    const byHour = today.hours.reduce((sum, { takings }) => sum + Math.round(takings * 100), 0);
    expect(byHour).toBe(Math.round(today.takings * 100));
    const places = today.hours.map(({ hour }) => (hour + 24 - 11) % 24);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  const csv = await owner.get(
    `/api/restaurant/earnings-csv/${owner.restaurantId}/?from=2026-03-08&to=2026-03-17`,
  );
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = csv.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines).toEqual([
    'date,orders,takings,card,cash,refunded',
    ...dates.map((date) => [date, 0, ...Object.values(pick(expected(date)))].join(',')),
  ]);
});

const pick = ({
  takings,
  card,
  cash,
  refunded,
}: Record<'takings' | 'card' | 'cash' | 'refunded', number>) => ({
  takings,
  card,
  cash,
  refunded,
});

test('a payment for two kitchens is shared without a paisa lost, and what is given back is told apart', async () => {
  const [one, two] = [await kitchen(OPEN), await kitchen(OPEN)];
  const customer = await createCustomer(app);
  const { oid, total } = await placeTestOrder(customer, [
    { dish_id: one.dish.id, qty: 3 },
    { dish_id: two.dish.id },
  ]);
  await payTestOrder(app, oid);
  const days = await Promise.all([todayOf(one.owner), todayOf(two.owner)]);
  expect(Math.round(days.reduce((sum, { card }) => sum + card * 100, 0))).toBe(Math.round(total * 100));
  await one.owner.patch(`/api/restaurant/orders/${one.owner.restaurantId}/${oid}/`, {
    order_status: 'cancelled',
  });
  const after = await todayOf(one.owner);
  expect(after).toMatchObject({ takings: days[0]?.card, refunded: days[0]?.card, orders: 1, best: [] });
  expect(days[0]?.best).toMatchObject([{ dish: one.dish.id, qty: 3 }]);
  const { rows } = await sql`
    select l.id from money_ledger l left join kitchen_ledger k on k.ledger_id = l.id
    group by l.id having l.amount_minor is distinct from sum(k.amount_minor)`.execute(app.database.db);
  expect(rows).toEqual([]);
});

test('what was not answered and what was canceled is told, with the money that went back, and is not late', async () => {
  const { owner, dish } = await kitchen({ ...OPEN, auto_accept: false });
  const customer = await createCustomer(app);
  const oids: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    await payTestOrder(app, oid);
    oids.push(oid);
  }
  const [canceled = '', cooked = ''] = oids;
  const path = (oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
  for (const oid of [canceled, cooked]) await owner.post(`${path(oid)}accept/`, { minutes: 10 });
  await owner.patch(path(canceled), { order_status: 'cancelled' });
  await owner.patch(path(cooked), { order_status: 'fulfilled' });
  app.clock.advanceSeconds(12 * 60);
  await sql`update order_parts set answer_by = created_at where restaurant_id = ${owner.restaurantId}`.execute(
    app.database.db,
  );
  await expireUnanswered(app.services);
  await app.runJobs();
  const told = { orders: 4, unanswered: 2, canceled: 1, declined: 0, late: 0 };
  const today = await todayOf(owner);
  const { takings, refunded, net } = today;
  expect(today).toMatchObject(told);
  expect(Math.round(refunded * 100)).toBe(Math.round(takings * 75));
  expect(net).toBe(Math.round((takings - refunded) * 100) / 100);
  const nextWeek = dateOfDay(dayOfDate(today.date) + 7);
  expect(await todayOf(owner, nextWeek)).toMatchObject({
    net: 0,
    before: { ...told, takings, refunded, net },
  });
});

test('kitchen time, late and declined parts, and the checklist of a new restaurant', async () => {
  const { owner, dish } = await kitchen({ ...OPEN, auto_accept: false });
  expect((await todayOf(owner)).checklist).toEqual({
    hours: false,
    area: true,
    dishes: 1,
    order: false,
    slug: expect.any(String),
  });
  const customer = await createCustomer(app);
  const path = (oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
  const oids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    await payTestOrder(app, oid);
    oids.push(oid);
  }
  const [late = '', quick = '', declined = ''] = oids;
  await owner.post(`${path(late)}accept/`, { minutes: 10 });
  await owner.post(`${path(quick)}accept/`, { minutes: 60 });
  await owner.post(`${path(declined)}decline/`, { reason: 'No gas' });
  app.clock.advanceSeconds(12 * 60);
  for (const oid of [late, quick]) await owner.patch(path(oid), { order_status: 'fulfilled' });
  expect(await todayOf(owner)).toMatchObject({ orders: 3, late: 1, declined: 1, average_minutes: 12 });
  expect((await todayOf(owner)).checklist.order).toBe(true);
});

test('a date before there were any is refused', async () => {
  const owner = await createOwner(app);
  for (const day of ['0000-01-01', '0001-01-01'])
    expect((await owner.get(`/api/restaurant/today/${owner.restaurantId}/?date=${day}`)).statusCode).toBe(
      400,
    );
});
