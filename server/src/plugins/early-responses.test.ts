import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ChangeLease, openChangeLease } from '../response-cache/change-lease.ts';
import { type Caller, createOwner } from '../testing/actors.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createDish, type TestDish } from '../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let lease: ChangeLease;
let owner: Caller & { restaurantId: number };
let dish: TestDish;
let port: number;
let menu: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  const database = await createTestDatabase();
  lease = openChangeLease(database);
  app = await buildTestApp({ database, lease, log, environment: { RATE_LIMIT: 'on' } });
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  owner = await createOwner(app, { name: 'Biryani Junction' });
  dish = await createDish(app, owner, { pricePaisa: 50_000 });
  await createDish(app, owner, { description: 'Slowly cooked. '.repeat(100) });
  menu = `/api/store/dishes/?restaurant_id=${owner.restaurantId}`;
});
afterAll(async () => {
  agent.destroy();
  await lease.close();
  await app.close();
});

/** Over a real connection: requests that are only played do not come this way. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({ agent, port, host: '127.0.0.1', path, method, headers }).end();
  // What the event brings.
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, bytes: await buffer(response) };
}

/** The same by the way that all others take. */
const askFastify = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: `127.0.0.1:${port}`, ...headers } });

const leased = () => expect.poll(() => lease.mark() !== undefined, { timeout: 20_000 }).toBe(true);

/** Counted where a response is sent early, and nowhere else. */
async function isEarly(run: () => Promise<unknown>): Promise<boolean> {
  const passed = vi.spyOn(app.server, 'mayPassAtOnce');
  await run();
  const { length } = passed.mock.calls;
  passed.mockRestore();
  return length > 0;
}

const OF_EACH_RESPONSE = ['date', 'x-request-id', 'connection', 'keep-alive'];
const said = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_EACH_RESPONSE.includes(name)));

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
      const early = await ask(menu, headers);
      expect(early.bytes.equals(long.rawPayload)).toBe(true);
      expect(said(early.headers)).toEqual(said(long.headers));
      expect(early.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      if (early.headers['content-encoding'] === 'br') brotliDecompressSync(early.bytes);
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
        const early = await ask(menu, known);
        expect([early.status, early.bytes.length]).toEqual([304, 0]);
        expect(said(early.headers)).toEqual(said(long.headers));
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
