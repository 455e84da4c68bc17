import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ErrorBody } from '@nearbite/contract/errors';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Random, seededRandom } from '../../demo/random.ts';
import { portOf } from '../../lib/ports.ts';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../actors.ts';
import { createDeliveredSoon } from '../deliveries.ts';
import { createDish } from '../dishes.ts';
import { placeTestOrder } from '../orders.ts';
import { listenOnLoopback, openSocket } from '../sockets.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { textFor, valueFor } from './bad-values.ts';
import { bodySchemaOf, type Operation, readRoutes } from './contract-routes.ts';

const OF_EACH_RESPONSE = ['date', 'x-request-id', 'connection', 'keep-alive'];
/** All that a response says but what differs each time. */
const said = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_EACH_RESPONSE.includes(name)));

/** 1,500 in `npm test`, 50,000 with `npm run fuzz`; a seed repeats a run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = process.env.FUZZ_SEED ?? 'nearbite';
/** A busy machine may take its time; one that hangs still ends. */
const PATIENCE_MS = 120_000 + REQUESTS * 100;

/**
 * The statuses each kind of access may return to people it is not for; anything else would be wider than declared. An
 * address that no route has, such as one with a part too long, is always 404.
 */
const REFUSALS: Readonly<Record<string, (actor: string) => readonly number[] | undefined>> = {
  user: (actor) => (actor === 'visitor' ? [401, 404] : undefined),
  self: (actor) => (actor === 'visitor' ? [401, 404] : [404]),
  owner: (actor) => (actor === 'visitor' ? [401, 404] : [404]),
  admin: (actor) => (actor === 'visitor' ? [401, 404] : actor === 'admin' ? undefined : [401, 403, 404]),
};

let app: TestApp;
let actors: Record<string, Caller>;
let stranger: Caller & { restaurantId: number };
let good: string[];

beforeAll(async () => {
  app = await buildTestApp();
  stranger = await createOwner(app, { name: 'Somebody Else' });
  const dish = await createDish(app, stranger);
  const { oid } = await placeTestOrder(visitorOf(app), [{ dish_id: dish.id }]);
  const { tracking_token: token } = await app.database.db
    .selectFrom('orders')
    .select('tracking_token')
    .where('oid', '=', oid)
    .executeTakeFirstOrThrow();
  // No number is an actor's: an administrator who blocks one would end the run for them.
  good = ['1', '999', dish.did, dish.slug, oid, token, 'a'.repeat(30)];
  actors = {
    visitor: visitorOf(app),
    customer: await createCustomer(app),
    unverified: await createCustomer(app, { isVerified: false }),
    owner: await createOwner(app),
    admin: await createAdmin(app),
  };
});
afterAll(() => app.close());

test(
  `${REQUESTS} requests made from the contract: no 500, documented errors, no access wider than declared`,
  async () => {
    const routes = await readRoutes(app);
    expect(routes.length).toBeGreaterThan(80);
    const random = seededRandom(SEED);
    const broken: string[] = [];
    for (let turn = 0; turn < REQUESTS && broken.length < 20; turn += 1) {
      const route = routes[turn % routes.length];
      const actor = random.pick(Object.keys(actors));
      if (!route) continue;
      const { method, path, operation } = route;
      const url = fill(path, random) + queryOf(operation, random);
      const body =
        method === 'GET' || method === 'DELETE' ? undefined : valueFor(bodySchemaOf(route), random);
      const response = await app.inject({
        method,
        url,
        headers: headersOf(actors[actor], body !== undefined),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      const story = `${actor} ${method} ${url.slice(0, 150)} ${JSON.stringify(body)?.slice(0, 200) ?? ''} -> ${response.statusCode} ${response.body.slice(0, 150)}`;
      // 503 is documented: what stands outside, such as the weather, may be away.
      if (response.statusCode >= 500 && response.statusCode !== 503) broken.push(story);
      else if (response.statusCode >= 400 && !ErrorBody.safeParse(parsed(response.body)).success)
        broken.push(story);
      const allowed = REFUSALS[route.access]?.(actor);
      if (allowed && !allowed.includes(response.statusCode))
        broken.push(`wider than ${route.access}: ${story}`);
    }
    expect(broken).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'strange messages on a socket end that connection at most',
  async () => {
    const url = await listenOnLoopback(app);
    const random = seededRandom(`${SEED} sockets`);
    const position = {
      properties: { latitude: { type: 'number' }, longitude: { type: 'number' }, seq: { type: 'number' } },
    };
    for (let turn = 0; turn < Math.min(200, REQUESTS / 20); turn += 1) {
      const placed = await createDeliveredSoon(app, { restaurantIds: [stranger.restaurantId] });
      const socket = await openSocket(`${url}/ws/tracking/${placed.oid}/${placed.token}/`);
      for (let message = 0; message < 4; message += 1)
        socket.send(JSON.stringify(valueFor(position, random)));
      socket.socket.close();
      const { code } = await socket.closed;
      expect([1000, 1005, 1008, 1009, 4400, 4403]).toContain(code);
    }
    expect((await visitorOf(app).get('/health')).statusCode).toBe(200);
  },
  PATIENCE_MS,
);

test(
  'strange messages on the live channel end that connection at most, and tell nothing before a sign-in',
  async () => {
    const port = portOf(app.server.server);
    const random = seededRandom(`${SEED} live`);
    const hello = { properties: { token: { type: 'string' }, type: { type: 'string' } } };
    const { accessToken: token } = actors.customer ?? {};
    for (let turn = 0; turn < Math.min(400, REQUESTS / 20); turn += 1) {
      const isSignedIn = random.chance(0.5);
      const live = await openSocket(`ws://127.0.0.1:${port}/ws/live`);
      if (isSignedIn) live.send({ token });
      for (let message = 0; message < 4; message += 1) {
        live.socket.send(
          random.chance(0.8) ? JSON.stringify(valueFor(hello, random)) : textFor(random, good),
        );
      }
      live.socket.close();
      const { code } = await live.closed;
      expect([1000, 1005, 1008, 1009, 4400, 4401]).toContain(code);
      expect(live.received.filter(({ type }) => !isSignedIn || type !== 'ready')).toEqual([]);
    }
    expect((await visitorOf(app).get('/health')).statusCode).toBe(200);
  },
  PATIENCE_MS,
);

/** All that reaches a cached copy, a link, a mail or a page, or could. */
const HEADERS = [
  ...['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-port', 'forwarded'],
  ...['x-real-ip', 'x-original-url', 'x-rewrite-url', 'via', 'origin', 'referer', 'user-agent', 'cookie'],
  ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'if-modified-since', 'range'],
] as const;

const HEADER_VALUES = [
  ...['evil.example', 'EVIL.example:80', 'nearbite.test', 'nearbite.test:80', 'nearbite.test.evil.example'],
  ...[
    'nearbite.test/api/config',
    'nearbite.test, evil.example',
    'evil.example, nearbite.test',
    'a@evil.example',
  ],
  ...[
    'evil',
    'javascript',
    'https',
    'https, evil',
    '*',
    '"evil"',
    '"evil", *',
    'br',
    'gzip;q=0, evil',
    'br;q=1.0',
  ],
  ...[
    'for=evil;host=evil.example;proto=evil',
    '1.2.3.4, evil',
    '::1',
    '"><script>evil</script>',
    'bytes=0-1',
  ],
  ...['evil '.repeat(100), '/evil?x=%0d%0aevil', 'nearbite.test#evil', '[::1]', '', ' '],
];

test.each([
  ['straight', { TRUST_PROXY: 'off' }],
  ['through a trusted proxy', { TRUST_PROXY: 'loopback' }],
])(
  'no header sent %s changes what others get, or what a link, a mail or a page says',
  async (_way, environment) => {
    const site = await buildTestApp({ environment });
    onTestFinished(() => site.close());
    const owner = await createOwner(site);
    const dish = await createDish(site, owner);
    const customer = await createCustomer(site);
    const { slug } = await site.database.db
      .selectFrom('restaurants')
      .select('slug')
      .where('id', '=', owner.restaurantId)
      .executeTakeFirstOrThrow();
    await site.database.db
      .insertInto('categories')
      .values({ title: 'Soups', image: '/media/soups.webp' })
      .execute();
    const urls = [
      ...[
        '/',
        '/login?next=/cart',
        `/store/${slug}`,
        `/dishdetail/${dish.slug}`,
        '/robots.txt',
        '/sitemap.xml',
      ],
      ...['/api/config', '/api/store/categories/', `/api/restaurant/shop/${slug}/`, '/no/such/page'],
      ...[`/api/store/dish/${dish.slug}`, `/api/store/dishes/?restaurant_id=${owner.restaurantId}`],
    ];
    const honestly = async () => {
      const responses = await Promise.all(urls.map((url) => site.inject({ url })));
      return responses.map(({ statusCode, headers, body }) => [statusCode, said(headers), body]);
    };
    // Only from the second time on is it a cached copy.
    await honestly();
    const before = await honestly();
    const random = seededRandom(`${SEED} headers`);
    const broken: string[] = [];
    for (let turn = 0; turn < REQUESTS / 5 && broken.length < 20; turn += 1) {
      const isMailed = turn % 10 === 0;
      const url = isMailed ? '/api/user/send-reset-password-email/' : random.pick(urls);
      const names = HEADERS.filter(() => random.chance(0.12));
      const headers = Object.fromEntries(names.map((name) => [name, random.pick(HEADER_VALUES)]));
      const response = await site.inject({
        url,
        headers,
        ...(isMailed && { method: 'POST' as const, payload: { email: customer.email } }),
      });
      const body = readBody(response);
      const isRefused = response.statusCode >= 400 && !body.startsWith('<');
      const isUndocumented = isRefused && !ErrorBody.safeParse(parsed(body)).success;
      const isRepeated = /evil/i.test(JSON.stringify(response.headers) + body);
      if (response.statusCode >= 500 || isUndocumented || isRepeated)
        broken.push(`${url} ${JSON.stringify(headers)} -> ${response.statusCode} ${body.slice(0, 200)}`);
      if (turn % 50 === 0) expect(await honestly()).toEqual(before);
    }
    expect(broken).toEqual([]);
    expect(await honestly()).toEqual(before);
    const mails = await site.mailsTo(customer.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails) {
      expect(text + html).not.toMatch(/evil/i);
      const links = (text + html).match(/https?:\/\/[^/\s"<]+/g) ?? [];
      expect(new Set(links)).toEqual(new Set(['http://nearbite.test']));
    }
  },
  PATIENCE_MS,
);

/** As whoever asked for a compressed form reads it. */
function readBody({ headers, body, rawPayload }: Awaited<ReturnType<TestApp['inject']>>): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body;
}

const headersOf = (caller: Caller | undefined, hasBody: boolean) => ({
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(caller?.accessToken && { authorization: `Bearer ${caller.accessToken}` }),
});

/** Ids in the path are always a stranger's: whoever asks, it is not for them. */
const fill = (path: string, random: Random) =>
  path
    .replace('{user_id}', String(stranger.id))
    .replace('{restaurant_id}', String(stranger.restaurantId))
    .replace(/\{\w+\}/g, () => textFor(random, good) || '1');

function queryOf({ parameters = [] }: Operation, random: Random): string {
  const given = parameters.filter((one) => one.in === 'query' && random.chance(0.4));
  return given.length === 0
    ? ''
    : `?${given.map(({ name }) => `${name}=${textFor(random, good)}`).join('&')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
