import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRows } from '../../db/statement.ts';
import { type Random, seededRandom } from '../../demo/random.ts';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../actors.ts';
import { fillBigMarket } from '../big-market.ts';
import { createDish } from '../dishes.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { bodySchemaOf, type Route, readRoutes } from './contract-routes.ts';
import { largestFor, largestText } from './largest-values.ts';
import { BOUND_MS, IS_HUNTING, pauseDuring } from './pause.ts';

/** So many inputs for each call. */
const TRIES = IS_HUNTING ? Math.max(5, Number(process.env.FUZZ_REQUESTS) / 2_000) : 1;
/** The shortest of these counts: a busy machine lengthens some of them, a slow input all. */
const MEASURED = 5;
const PATIENCE_MS = 120_000 + TRIES * 60_000;

type Input = { readonly url: string; readonly payload: unknown };

let app: TestApp;
let dish: { readonly did: string; readonly slug: string };

beforeAll(async () => {
  // What only tests compute is not measured.
  if (IS_HUNTING) checkRows(false);
  app = await buildTestApp(IS_HUNTING ? { environment: { NODE_ENV: 'development' } } : {});
  await fillBigMarket(app.database.connectionString, { restaurants: 200, dishesEach: 10, degrees: 0.1 });
  const owner = await createOwner(app);
  dish = await createDish(app, owner);
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, largestTerms());
  expect(saved.statusCode).toBe(200);
  // All kitchens have the longest terms there can be.
  await sql`
    insert into restaurant_terms (restaurant_id, opening_hours, closed_days, delivery_polygon)
    select r.id, o.opening_hours, o.closed_days, o.delivery_polygon
    from restaurants r, restaurant_terms o
    where o.restaurant_id = ${owner.restaurantId}
    on conflict (restaurant_id) do nothing`.execute(app.database.db);
}, 300_000);
afterAll(async () => {
  checkRows();
  await app.close();
});

test(
  'no input of any call keeps others waiting, nor makes it fail',
  async () => {
    const random = seededRandom(process.env.FUZZ_SEED ?? 'nearbite');
    const found: { readonly story: string; readonly ms: number }[] = [];
    const failed: string[] = [];
    for (const route of await readRoutes(app)) {
      const actor = await actorFor(route);
      const send = async (input: Input) => {
        const { statusCode, body } = await app.inject({
          method: route.method,
          url: input.url,
          headers: {
            ...(actor.accessToken && { authorization: `Bearer ${actor.accessToken}` }),
            ...(input.payload !== undefined && { 'content-type': 'application/json' }),
          },
          ...(input.payload !== undefined && { payload: JSON.stringify(input.payload) }),
        });
        if (statusCode >= 500 && statusCode !== 503)
          failed.push(`${route.method} ${route.path} -> ${statusCode} ${body.slice(0, 100)}`);
      };
      const slowest = await hunt(() => makeInput(route, actor, random), send, random);
      found.push({ story: `${route.method} ${route.path} ${describe(slowest.input)}`, ms: slowest.ms });
    }
    expect(failed).toEqual([]);
    if (!IS_HUNTING) return;
    const bySlowness = found.toSorted((a, b) => b.ms - a.ms);
    const lines = bySlowness.map(({ story, ms }) => `${ms.toFixed(1)} ms ${story}`);
    process.stdout.write(`Slowest inputs:\n${lines.slice(0, 10).join('\n')}\n`);
    expect(bySlowness.filter(({ ms }) => ms > BOUND_MS)).toEqual([]);
  },
  PATIENCE_MS,
);

/** Tries inputs made by chance and changes of the slowest so far, which is measured again in the end. */
async function hunt(make: () => Input, send: (input: Input) => Promise<void>, random: Random) {
  let slowest = { input: make(), ms: -1 };
  for (let turn = 0; turn < TRIES; turn += 1) {
    const input = random.chance(0.5) ? make() : mixed(slowest.input, make(), random);
    const ms = await pauseDuring(() => send(input));
    if (ms > slowest.ms) slowest = { input, ms };
  }
  if (slowest.ms <= BOUND_MS || !IS_HUNTING) return slowest;
  const again: number[] = [];
  for (let turn = 0; turn < MEASURED; turn += 1) again.push(await pauseDuring(() => send(slowest.input)));
  return { ...slowest, ms: Math.min(...again) };
}

/** Some fields of the one, the others of the other. */
function mixed(one: Input, other: Input, random: Random): Input {
  if (!isRecord(one.payload) || !isRecord(other.payload)) return other;
  const changed = Object.entries(other.payload).filter(() => random.chance(0.3));
  return { url: one.url, payload: { ...one.payload, ...Object.fromEntries(changed) } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function makeInput(route: Route, actor: Caller, random: Random): Input {
  const path = route.path
    .replace('{user_id}', String(actor.id))
    .replace('{restaurant_id}', String(actor.restaurantId ?? 1))
    .replace('{slug}', dish.slug)
    .replace('{did}', dish.did)
    .replace(/\{\w+\}/g, () => random.pick(['1', dish.did, dish.slug, 'a'.repeat(200)]));
  const query = new URLSearchParams();
  for (const { name } of (route.operation.parameters ?? []).filter((one) => one.in === 'query'))
    query.set(name, queryValue(name, random));
  const schema = bodySchemaOf(route);
  const body = schema && largestFor(schema, random);
  // Somewhere people live, so that there is something to compute with.
  const here = isRecord(body) && 'latitude' in body ? { latitude: 31.5204, longitude: 74.3587 } : {};
  return {
    url: query.size > 0 ? `${path}?${query}` : path,
    payload: isRecord(body) ? { ...body, ...here } : body,
  };
}

function queryValue(name: string, random: Random): string {
  if (/^lat/.test(name)) return '31.5204';
  if (/^(lng|lon)/.test(name)) return '74.3587';
  return random.chance(0.3) ? '1' : largestText(random, random.pick([20, 100, 1_000]));
}

const describe = ({ url, payload }: Input) =>
  `${url.slice(0, 120)} ${(JSON.stringify(payload) ?? '').slice(0, 300)}`;

/** Somebody new for each call, who may do it: what one of them ends or deletes is nobody else's. */
function actorFor({ access }: Route): Caller | Promise<Caller> {
  if (access === 'owner') return createOwner(app);
  if (access === 'admin') return createAdmin(app);
  return access === 'user' || access === 'self' ? createCustomer(app) : visitorOf(app);
}

function largestTerms(): object {
  const corners = Array.from({ length: 199 }, (_, place) => {
    const angle = (place / 199) * 2 * Math.PI;
    return [74.36 + 0.05 * Math.cos(angle), 31.52 + 0.05 * Math.sin(angle)];
  });
  // From tomorrow on: the next opening is behind all of them.
  const days = Array.from({ length: 200 }, (_, day) => new Date(Date.now() + (day + 1) * 86_400_000));
  return {
    opening_hours: Array.from({ length: 49 }, (_, place) => ({
      day: place % 7,
      opens: `${String(3 * Math.floor(place / 7)).padStart(2, '0')}:00`,
      closes: `${String(3 * Math.floor(place / 7) + 2).padStart(2, '0')}:00`,
    })),
    closed_days: days.map((day) => ({ date: day.toISOString().slice(0, 10), reason: 'x'.repeat(100) })),
    delivery_polygon: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
  };
}
