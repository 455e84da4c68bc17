import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAGE_NAMES } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from '../adapters/storage/file-storage.ts';
import type { Storage } from '../adapters/storage/port.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { PAKISTAN } from './pakistan/pakistan.ts';
import { seedDemo } from './seed.ts';

const picturesDirectory = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));
const clock = { now: () => new Date('2026-03-14T10:00:00Z') };

let database: TestDatabase;
let storage: Storage;
let directory: string;

/** As the program does it: whoever comes second may have to wait long. */
const seed = () =>
  seedDemo({
    db: database.withoutTimeLimits,
    storage,
    clock,
    country: PAKISTAN,
    hashPassword,
    picturesDirectory,
  });

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'nearbite-demo-'));
  storage = await createFileStorage(directory);
  await Promise.all([seed(), seed()]);
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

describe('filling an empty database', () => {
  it('happens once, even when two instances start together', async () => {
    expect(await count("restaurants where status = 'approved'")).toBe(24);
    const before = [await count('users'), await count('orders'), await count('order_items')];
    await seed();
    expect([await count('users'), await count('orders'), await count('order_items')]).toEqual(before);
    expect(before[1]).toBeGreaterThan(2000);
  });

  it('an order is in every stage; some are cash, some picked up, and nobody holds much', async () => {
    for (const stage of STAGE_NAMES)
      expect(await count(`order_parts where stage = '${stage}'`), stage).toBeGreaterThan(0);
    expect(await count(`orders where payment_method = 'cash'`)).toBeGreaterThan(0);
    expect(await count(`orders where fulfilment = 'pickup'`)).toBeGreaterThan(0);
    expect(await count(`orders where deliver_at > created_at + interval '1 hour'`)).toBe(1);
    expect(await count('slot_bookings where taken = 1')).toBe(1);
    const open = `orders o join order_parts p on p.order_id = o.id and p.order_status = 'pending'`;
    const heldMore = (method: string, most: number) =>
      count(`(select from ${open} where o.payment_method = '${method}' and o.payment_status = 'pending'
              group by o.user_id having count(distinct o.id) > ${most}) held`);
    expect([await heldMore('cash', 1), await heldMore('card', 2)]).toEqual([0, 0]);
  });

  it('lets the demo customer in with the shared password', async () => {
    const user = await database.db
      .selectFrom('users')
      .select(['password_hash', 'is_verified'])
      .where('email', '=', 'customer@nearbite.test')
      .executeTakeFirstOrThrow();
    expect(user.is_verified).toBe(true);
    expect(await isPassword('nearbite123', user.password_hash)).toBe(true);
  });

  it('gives the accounts to sign in with favourites', async () => {
    expect([await count('favourite_restaurants'), await count('favourite_dishes')]).toEqual([6, 8]);
  });

  it('stores every picture it points to, in three sizes', async () => {
    const { rows } = await sql<{ image: string }>`
      select image from dishes union select image from restaurants union select image from categories
      union select image from users where image is not null
      union select jsonb_array_elements_text(gallery) from dishes`.execute(database.db);
    expect(rows.length).toBeGreaterThan(180);
    for (const { image } of rows) {
      const key = image.replace(/^\/media\//, '').replace(/\.webp$/, '');
      for (const size of ['', '.medium', '.small']) {
        const stored = await storage.open(`${key}${size}.webp`);
        expect(stored?.size, key).toBeGreaterThan(200);
        stored?.stream.destroy();
      }
    }
  });

  it('keeps the figures beside dishes and restaurants true', async () => {
    expect(
      await count(`dishes where rating_count <> (select count(*) from reviews where dish_id = dishes.id)
        or rating_sum <> (select coalesce(sum(rating), 0) from reviews where dish_id = dishes.id)`),
    ).toBe(0);
    expect(
      await count(`dishes where orders_count <> (select coalesce(sum(qty), 0) from order_items
        join order_parts on order_parts.id = part_id where dish_id = dishes.id and order_status <> 'cancelled')`),
    ).toBe(0);
    expect(
      await count(
        `orders where total_minor <> (select sum(total_minor) from order_parts where order_id = orders.id)`,
      ),
    ).toBe(0);
    expect(
      await count(`order_parts where sub_total_minor <>
        (select sum(total_minor) from order_items where part_id = order_parts.id)`),
    ).toBe(0);
    expect(await count("riders where status = 'in delivery'")).toBe(2);
  });
});
