import { hashPassword } from '../../auth/passwords.ts';
import type { Db } from '../../db/database.ts';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { migrate, readSchema } from '../../db/migrate.ts';

export const PASSWORD = 'a kitchen full of steam';
/** As many as a dish may have. */
export const STOCK = 100_000;
export const CUSTOMERS = 4;

export type ChaosWorld = {
  /** Reaches the database while the app runs it. */
  readonly connectionString: string;
  readonly restaurantId: number;
  /** Pauses itself again and again. */
  readonly silentId: number;
  /** Takes each order step by step. */
  readonly stepsId: number;
  readonly customerIds: readonly number[];
  readonly dishIds: readonly number[];
  readonly riderIds: readonly number[];
};

export const emailOf = (who: string) => `${who}@chaos.test`;

/** A database with some restaurants, dishes, riders and customers, and nothing sold yet. */
export async function makeWorld(dataDir: string): Promise<ChaosWorld> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const world = await fillWorld(postgres.connectionString);
  await postgres.stop();
  return world;
}

/** The same in an empty database that somebody else runs. */
export async function fillWorld(connectionString: string): Promise<ChaosWorld> {
  const { db, pool, close } = openDatabase({
    connectionString,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  await migrate(pool, await readSchema());
  const world = await fill(db);
  await close();
  return { connectionString, ...world };
}

async function fill(db: Db) {
  const password_hash = await hashPassword(PASSWORD);
  const addUser = async (who: string) => {
    const { id } = await db
      .insertInto('users')
      .values({ name: who, email: emailOf(who), password_hash, is_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const customerIds: number[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) customerIds.push(await addUser(`customer${index}`));
  const addRestaurant = async (owner: string, name: string, slug: string) => {
    const { id } = await db
      .insertInto('restaurants')
      .values({
        owner_id: await addUser(owner),
        status: 'approved',
        name,
        slug,
        email: emailOf(`kitchen-${slug}`),
        phone_number: '+92 42 1234567',
        description: 'Cooks through anything.',
        latitude: 31.5204,
        longitude: 74.3587,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const restaurantId = await addRestaurant('owner', 'The Storm', 'the-storm');
  // Nobody there answers an order: it ends by the clock.
  const silentId = await addRestaurant('silent-owner', 'The Silence', 'the-silence');
  const stepsId = await addRestaurant('steps-owner', 'The Counter', 'the-counter');
  await db
    .insertInto('restaurant_terms')
    .values([silentId, stepsId].map((restaurant_id) => ({ restaurant_id, auto_accept: false })))
    .execute();
  const category = await db
    .insertInto('categories')
    .values({ title: 'Stew', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dishIds: number[] = [];
  const menu = [
    ['Nihari', restaurantId],
    ['Haleem', restaurantId],
    ['Karahi', silentId],
    ['Biryani', stepsId],
    ['Pulao', stepsId],
  ] as const;
  for (const [index, [title, cook]] of menu.entries()) {
    const dish = await db
      .insertInto('dishes')
      .values({
        did: `chaosdish${index}abcdef`,
        slug: `chaos-${index}`,
        title,
        description: title,
        restaurant_id: cook,
        category_id: category.id,
        price_minor: 45_000 + index * 1_050,
        stock_qty: STOCK,
        status: 'live',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    dishIds.push(dish.id);
  }
  const riderIds: number[] = [];
  for (const name of ['Rashid', 'Rabia', 'Rehan']) {
    const rider = await db
      .insertInto('riders')
      .values({ restaurant_id: restaurantId, name, email: emailOf(name), phone_number: '+92 300 7654321' })
      .returning('id')
      .executeTakeFirstOrThrow();
    riderIds.push(rider.id);
  }
  return { restaurantId, silentId, stepsId, customerIds, dishIds, riderIds };
}
