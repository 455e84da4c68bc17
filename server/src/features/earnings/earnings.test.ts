import type { MonthlyEarning } from '@nearbite/contract/earnings/earnings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };

async function scene(timeZone: string): Promise<{ app: TestApp; owner: Owner; dishId: number }> {
  const app = await buildTestApp({ environment: { APP_TIMEZONE: timeZone } });
  const owner = await createOwner(app);
  return { app, owner, dishId: (await createDish(app, owner)).id };
}

/** Jumps to an instant; it must lie ahead. */
function travelTo(app: TestApp, instant: string) {
  app.clock.advanceSeconds((new Date(instant).getTime() - app.clock.now().getTime()) / 1000);
}

/** Signed in anew: travels outlast a token. */
async function read<T>(app: TestApp, owner: Owner, what: string): Promise<T> {
  const accessToken = await app.services.tokens.sign({ userId: owner.id, version: 0 });
  const response = await app.inject({
    url: `/api/restaurant/${what}/${owner.restaurantId}/`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}
const months = (app: TestApp, owner: Owner) => read<MonthlyEarning[]>(app, owner, 'monthly-earnings');
const earnings = (app: TestApp, owner: Owner) => read(app, owner, 'earnings');
const stats = (app: TestApp, owner: Owner) => read(app, owner, 'stats');

describe('figures of a restaurant', () => {
  let app: TestApp;
  let owner: Owner;
  let dishId: number;
  beforeAll(async () => {
    ({ app, owner, dishId } = await scene('Asia/Karachi'));
  });
  afterAll(() => app.close());

  test('without a sale are zero, and twelve empty months', async () => {
    const newcomer = await createOwner(app);
    expect(await stats(app, newcomer)).toEqual([{ dishes: 0, orders: 0, revenue: 0 }]);
    expect(await earnings(app, newcomer)).toEqual([
      { total_revenue: 0, monthly_revenue: 0, cash_revenue: 0, card_revenue: 0 },
    ]);
    const rows = await months(app, newcomer);
    expect(rows).toHaveLength(12);
    expect(rows.every((row) => row.sales_count === 0 && row.total_earning === 0)).toBe(true);
  });

  test('count paid parts that were not canceled, and nothing of another restaurant', async () => {
    const stranger = await createOwner(app);
    await createPart(app, stranger, (await createDish(app, stranger)).id, { subTotalMinor: 99_999 });
    await createDish(app, owner, { status: 'in-active' });
    await createDish(app, owner, { isDeleted: true });
    await createPart(app, owner, dishId, { subTotalMinor: 45_001 });
    await createPart(app, owner, dishId, { subTotalMinor: 20_000, status: 'fulfilled' });
    await createPart(app, owner, dishId, { subTotalMinor: 70_000, status: 'cancelled' });
    await createPart(app, owner, dishId, { subTotalMinor: 80_000, isPaid: false });

    expect(await stats(app, owner)).toEqual([{ dishes: 2, orders: 4, revenue: 650.01 }]);
    expect(await earnings(app, owner)).toEqual([
      { total_revenue: 650.01, monthly_revenue: 650.01, cash_revenue: 0, card_revenue: 650.01 },
    ]);
    expect((await months(app, owner)).at(-1)).toMatchObject({ sales_count: 2, total_earning: 650.01 });
  });
});

describe.each([
  // Karachi is five hours ahead: its March begins on the evening of 28 February UTC.
  {
    timeZone: 'Asia/Karachi',
    lastOfFebruary: '2031-02-28T18:59:59.999Z',
    firstOfMarch: '2031-02-28T19:00:00Z',
  },
  {
    timeZone: 'America/New_York',
    lastOfFebruary: '2031-03-01T04:59:59.999Z',
    firstOfMarch: '2031-03-01T05:00:00Z',
  },
  { timeZone: 'UTC', lastOfFebruary: '2031-02-28T23:59:59.999Z', firstOfMarch: '2031-03-01T00:00:00Z' },
])('months in $timeZone', ({ timeZone, lastOfFebruary, firstOfMarch }) => {
  test('begin and end at local midnight; the oldest comes first and the current one last', async () => {
    const { app, owner, dishId } = await scene(timeZone);
    travelTo(app, '2031-03-15T12:00:00Z');
    await createPart(app, owner, dishId, { subTotalMinor: 1, createdAt: new Date(lastOfFebruary) });
    await createPart(app, owner, dishId, { subTotalMinor: 20, createdAt: new Date(firstOfMarch) });
    await createPart(app, owner, dishId, { subTotalMinor: 300, createdAt: new Date('2030-04-15T00:00:00Z') });
    await createPart(app, owner, dishId, {
      subTotalMinor: 4000,
      createdAt: new Date('2030-03-15T00:00:00Z'),
    });

    const rows = await months(app, owner);
    expect(rows.map(({ year, month }) => `${year}-${month}`)).toEqual([
      '2030-4',
      '2030-5',
      '2030-6',
      '2030-7',
      '2030-8',
      '2030-9',
      '2030-10',
      '2030-11',
      '2030-12',
      '2031-1',
      '2031-2',
      '2031-3',
    ]);
    expect(rows.map((row) => row.total_earning)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.01, 0.2]);
    expect(rows.map((row) => row.sales_count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(await earnings(app, owner)).toEqual([
      { total_revenue: 43.21, monthly_revenue: 0.2, cash_revenue: 0, card_revenue: 43.21 },
    ]);
    await app.close();
  });

  test('turn at the very second', async () => {
    const { app, owner, dishId } = await scene(timeZone);
    await createPart(app, owner, dishId, { subTotalMinor: 500, createdAt: new Date(lastOfFebruary) });
    travelTo(app, new Date(new Date(firstOfMarch).getTime() - 60_000).toISOString());
    expect((await months(app, owner)).at(-1)).toMatchObject({ month: 2, year: 2031, total_earning: 5 });
    app.clock.advanceSeconds(120);
    expect((await months(app, owner)).at(-1)).toMatchObject({ month: 3, year: 2031, total_earning: 0 });
    expect(await earnings(app, owner)).toEqual([
      { total_revenue: 5, monthly_revenue: 0, cash_revenue: 0, card_revenue: 5 },
    ]);
    await app.close();
  });
});
