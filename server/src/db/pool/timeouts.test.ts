import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portOf } from '../../lib/ports.ts';
import { createCustomer, createOwner } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database.ts';

async function lockDish(database: TestDatabase, dishId: number) {
  const client = new pg.Client({ connectionString: database.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select from dishes where id = $1 for update', [dishId]);
  return {
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
}

describe('one locked row', () => {
  let app: TestApp;
  let lines: { readonly level: number; readonly msg: string; readonly requests?: number }[];
  beforeEach(async () => {
    lines = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    app = await buildTestApp({ log, environment: { METRICS_TOKEN: 'a token for the metrics' } });
  });
  afterEach(() => app.close());

  async function orderLockedDish() {
    const owner = await createOwner(app);
    const dish = await createDish(app, owner, { stockQty: 100 });
    const other = await createDish(app, owner);
    const submissions = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const amina = await createCustomer(app);
        const cartId = makeCartId();
        await fillCart(amina, cartId, [{ dish_id: dish.id }]);
        return () =>
          amina.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: amina.id });
      }),
    );
    return { dish, other, submissions };
  }

  test('is waited for more than three seconds, then refused with 503; reads and health go on', async () => {
    const { dish, other, submissions } = await orderLockedDish();
    const lock = await lockDish(app.database, dish.id);
    const started = Date.now();
    const answers = Promise.all(submissions.map((submit) => submit()));
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const url of ['/ready', `/api/store/dish/${other.slug}`]) {
      const asked = Date.now();
      expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(200);
      expect(Date.now() - asked, url).toBeLessThan(3_000);
    }
    for (const answer of await answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
    expect(Date.now() - started).toBeGreaterThan(3_000);
    await lock.release();
  }, 40_000);

  test('keeps the orders of that dish waiting, and not those of others; refusals are counted, not logged', async () => {
    const { dish, other, submissions } = await orderLockedDish();
    const bilal = await createCustomer(app);
    const cartId = makeCartId();
    await fillCart(bilal, cartId, [{ dish_id: other.id }]);
    const lock = await lockDish(app.database, dish.id);
    const answers = Promise.all(submissions.map((submit) => submit()));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = Date.now();
    const placed = await bilal.post('/api/store/create-order/', {
      ...DELIVERY,
      cart_id: cartId,
      user_id: bilal.id,
    });
    expect(placed.statusCode).toBe(201);
    expect(Date.now() - asked).toBeLessThan(2_000);
    const refused = (await answers).filter(({ body }) => body.includes('Very busy right now'));
    expect(refused.length).toBeGreaterThan(15);
    await lock.release();
    const metrics = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for the metrics' },
    });
    expect(metrics.body).toContain(`http_requests_refused_busy_total ${refused.length}`);
    const { orders } = await app.database.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    expect(orders).toBe(1);
    expect(lines.filter(({ level }) => level >= 50)).toHaveLength(24 - refused.length);
    await app.server.close();
    const summaries = lines.filter(({ requests }) => requests !== undefined);
    expect(summaries.reduce((sum, { requests = 0 }) => sum + requests, 0)).toBe(refused.length);
    expect(summaries.length).toBeLessThan(3);
  }, 40_000);

  test('that is free again within three seconds delays the order and nothing else', async () => {
    const { dish, submissions } = await orderLockedDish();
    const lock = await lockDish(app.database, dish.id);
    const answer = submissions[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 2_800));
    await lock.release();
    expect((await answer)?.statusCode).toBe(201);
  }, 20_000);
});

describe('two transactions that wait for each other', () => {
  test('are both done: the one PostgreSQL gives up is tried again', async () => {
    const own = await createTestDatabase();
    const database = openDatabase({
      connectionString: own.connectionString,
      maxConnections: 8,
      onIdleError: () => undefined,
    });
    await sql`create table accounts as select n as id, 0 as changes from generate_series(1, 2) n`.execute(
      database.db,
    );
    const change = (first: number, second: number) =>
      database.db.transaction().execute(async (trx) => {
        await sql`update accounts set changes = changes + 1 where id = ${first}`.execute(trx);
        await sql`select pg_sleep(0.2)`.execute(trx);
        await sql`update accounts set changes = changes + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([change(1, 2), change(2, 1)]);
    const { rows } = await sql<{ changes: number }>`select changes from accounts`.execute(database.db);
    expect(rows).toEqual([{ changes: 2 }, { changes: 2 }]);
    await database.close();
    await own.drop();
  });
});

/** Passes bytes on until it is told to freeze, as a database does whose machine has stopped. */
async function startFreezer(host: string, port: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server: Server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => !isFrozen && to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a database that hangs is given up after a while, and used again once it responds', async () => {
  const own = await createTestDatabase();
  const url = new URL(own.connectionString);
  const freezer = await startFreezer(
    url.searchParams.get('host') ?? url.hostname,
    Number(url.searchParams.get('port') ?? url.port),
  );
  url.searchParams.set('host', '127.0.0.1');
  url.searchParams.set('port', String(freezer.port));
  const database = openDatabase({
    connectionString: url.toString(),
    maxConnections: 2,
    onIdleError: () => undefined,
    timeouts: { lockMs: 300, statementMs: 500, clientMs: 700 },
  });
  await sql`select 1`.execute(database.db);
  await database.ping();
  freezer.freeze();
  const asked = Date.now();
  // All at once: whichever gives up first is expected.
  await Promise.all([
    expect(database.db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow(),
    expect(sql`select 1`.execute(database.db)).rejects.toThrow('Query read timeout'),
    expect(database.ping()).rejects.toThrow(),
  ]);
  expect(Date.now() - asked).toBeLessThan(30_000);
  freezer.thaw();
  await sql`select 1`.execute(database.db);
  await database.ping();
  await database.close();
  await freezer.stop();
  await own.drop();
}, 20_000);
