import { randomBytes } from 'node:crypto';
import type { AdminSummary } from '@nearbite/contract/admin/summary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { atStatus } from '../../../testing/stages.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

type Sale = {
  at: Date;
  amountMinor: number;
  status?: 'pending' | 'fulfilled' | 'cancelled';
  isPaid?: boolean;
};

async function sell(
  owner: { restaurantId: number },
  { at, amountMinor, status = 'fulfilled', isPaid = true }: Sale,
) {
  const { db } = app.database;
  const amounts = {
    sub_total_minor: amountMinor,
    tax_fee_minor: 0,
    service_fee_minor: 0,
    total_minor: amountMinor,
  };
  const order = await db
    .insertInto('orders')
    .values({
      oid: randomBytes(8).toString('hex'),
      full_name: 'Amina',
      mobile: '0300 1234567',
      address: 'Mall Road',
      city: 'Lahore',
      tracking_token: randomBytes(8).toString('hex'),
      created_at: at,
      ...amounts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_parts')
    .values({
      order_id: order.id,
      restaurant_id: owner.restaurantId,
      ...atStatus(status),
      paid_at: isPaid ? at : null,
      created_at: at,
      ...amounts,
    })
    .execute();
}

const summary = async () => (await admin.get('/api/admin/summary/')).json<AdminSummary>();

describe('the summary', () => {
  test('counts people, restaurants and dishes', async () => {
    const owner = await createOwner(app);
    await createOwner(app, { status: 'pending' });
    await createCustomer(app, { isVerified: false });
    await createDish(app, owner);
    await createDish(app, owner, { status: 'in-review' });
    await createDish(app, owner, { isDeleted: true });

    expect(await summary()).toMatchObject({
      restaurants: { pending: 1, approved: 1, declined: 0, suspended: 0 },
      users: { total: 4, unverified: 1, blocked: 0 },
      dishes: { live: 1, in_review: 1 },
    });
  });

  test('sums paid, not cancelled parts by the months of Karachi, twelve of them', async () => {
    const [big, small] = [await createOwner(app, { name: 'Big' }), await createOwner(app, { name: 'Small' })];
    const { rows } = await sql<{ start: Date; oldest: Date }>`
      select date_trunc('month', now() at time zone 'Asia/Karachi') at time zone 'Asia/Karachi' as start,
             (date_trunc('month', now() at time zone 'Asia/Karachi') - interval '11 months') at time zone 'Asia/Karachi' as oldest
    `.execute(app.database.db);
    const { start, oldest } = rows[0] ?? { start: new Date(), oldest: new Date() };
    const justBefore = (date: Date) => new Date(date.getTime() - 1);
    await sell(big, { at: start, amountMinor: 100_050 });
    await sell(big, { at: justBefore(start), amountMinor: 20_000 });
    await sell(big, { at: oldest, amountMinor: 3_000 });
    await sell(big, { at: justBefore(oldest), amountMinor: 7_777_777 });
    await sell(small, { at: start, amountMinor: 500, status: 'pending' });
    await sell(small, { at: start, amountMinor: 999, status: 'cancelled' });
    await sell(small, { at: start, amountMinor: 999, isPaid: false });

    const { months, revenue, monthly_revenue, top_restaurants, orders } = await summary();

    expect(orders).toBe(7);
    expect(months).toHaveLength(12);
    expect(months.map(({ sales_count, revenue }) => [sales_count, revenue])).toEqual([
      [1, 30],
      ...Array.from({ length: 9 }, () => [0, 0]),
      [1, 200],
      [2, 1005.5],
    ]);
    expect(monthly_revenue).toBe(1005.5);
    expect(revenue).toBe(1235.5);
    expect(top_restaurants.map(({ name, sales_count, revenue }) => [name, sales_count, revenue])).toEqual([
      ['Big', 3, 1230.5],
      ['Small', 1, 5],
    ]);
  });
});

describe('the audit log', () => {
  test('only grows', async () => {
    const owner = await createOwner(app, { status: 'pending' });
    await admin.post(`/api/admin/restaurants/${owner.restaurantId}/approve/`);
    const { db } = app.database;
    await expect(sql`update audit_log set actor_id = 1`.execute(db)).rejects.toThrow('only grows');
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('only grows');
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('only grows');
    const response = await admin.get('/api/admin/audit/?limit=1');
    expect(response.headers['x-total-count']).toBe('1');
  });
});
