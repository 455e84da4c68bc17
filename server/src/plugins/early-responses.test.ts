import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChangeLease, openChangeLease } from '../response-cache/change-lease.ts';
import { type Caller, createOwner } from '../testing/actors.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createDish, type TestDish } from '../testing/dishes.ts';
import { listenEarly, said } from '../testing/early.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let lease: ChangeLease;
let owner: Caller & { restaurantId: number };
let dish: TestDish;
let early: Awaited<ReturnType<typeof listenEarly>>;
let menu: string;
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  const database = await createTestDatabase();
  lease = openChangeLease(database);
  app = await buildTestApp({ database, lease, log, environment: { RATE_LIMIT: 'on' } });
  early = await listenEarly(app);
  owner = await createOwner(app, { name: 'Biryani Junction' });
  dish = await createDish(app, owner, { pricePaisa: 50_000 });
  await createDish(app, owner, { description: 'Slowly cooked. '.repeat(100) });
  menu = `/api/store/dishes/?restaurant_id=${owner.restaurantId}`;
});
afterAll(async () => {
  early.close();
  await lease.close();
  await app.close();
});

const ask: typeof early.ask = (...asked) => early.ask(...asked);
const askFastify: typeof early.askFastify = (...asked) => early.askFastify(...asked);
const isEarly: typeof early.isEarly = (run) => early.isEarly(run);

const leased = () => expect.poll(() => lease.mark() !== undefined, { timeout: 20_000 }).toBe(true);

describe('what is cached is sent before Fastify is asked', () => {
  test.for([
    ['as it is', {}],
    ['compressed', { 'accept-encoding': 'gzip, br' }],
  ] as const)('%s, with the same headers and bytes', async ([_name, headers]) => {
    await leased();
    // The first makes it, the second compresses it.
    for (const _time of ['first', 'second']) await askFastify(menu, headers);
    const long = await askFastify(menu, headers);
    const isSentEarly = await isEarly(async () => {
      const sent = await ask(menu, headers);
      expect(sent.bytes.equals(long.rawPayload)).toBe(true);
      expect(said(sent.headers)).toEqual(said(long.headers));
      expect(sent.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      if (sent.headers['content-encoding'] === 'br') brotliDecompressSync(sent.bytes);
    });
    expect(isSentEarly).toBe(true);
  });

  test('as nothing to who has it', async () => {
    await leased();
    const { headers } = await askFastify(menu);
    const known = { 'if-none-match': String(headers.etag) };
    const long = await askFastify(menu, known);
    expect(
      await isEarly(async () => {
        const sent = await ask(menu, known);
        expect([sent.status, sent.bytes.length]).toEqual([304, 0]);
        expect(said(sent.headers)).toEqual(said(long.headers));
      }),
    ).toBe(true);
  });

  test('and is written into the log under the name of its route', async () => {
    await leased();
    await askFastify(menu);
    const { headers } = await ask(menu, { 'x-request-id': 'asked-by-a-proxy' });
    expect(headers['x-request-id']).toBe('asked-by-a-proxy');
    const line = lines.find((text) => text.includes('asked-by-a-proxy')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      route: '/api/store/dishes/',
      status: 200,
      msg: 'request',
    });
  });
});

describe('Fastify is asked', () => {
  test('after every change', async () => {
    const url = `/api/store/dish/${dish.slug}`;
    for (const price of [101, 102, 103, 104]) {
      await leased();
      for (const _time of ['first', 'second']) await ask(url);
      await sql`update dishes set price_paisa = ${price * 100} where id = ${dish.id}`.execute(
        app.database.db,
      );
      expect(JSON.parse((await ask(url)).bytes.toString()).price).toBe(price);
    }
  });

  test('for who is signed in, for other methods and for what is not cached', async () => {
    await leased();
    await askFastify(menu);
    expect(await isEarly(() => ask(menu, { authorization: 'Bearer x' }))).toBe(false);
    expect(await isEarly(() => ask(menu, {}, 'HEAD'))).toBe(false);
    expect(await isEarly(() => ask('/health'))).toBe(false);
  });

  test('when an address sends too many requests', async () => {
    await askFastify('/api/config');
    const statuses = new Set<number | undefined>();
    for (let asked = 0; asked < 1_250; asked += 1) statuses.add((await ask('/api/config')).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});
