import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@nearbite/contract/endpoint';
import { isEndpoint } from '@nearbite/contract/endpoint.testing';
import { correctRestaurantRequest, registerRestaurant } from '@nearbite/contract/restaurants/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { checkRows } from '../../db/statement.ts';
import { seededRandom } from '../../demo/random.ts';
import { plainPng } from '../../media/picture-files.testing.ts';
import { type Caller, createAdmin, createCustomer, createOwner } from '../actors.ts';
import { createCategory, createDish } from '../dishes.ts';
import { type FormFields, sendForm } from '../send-form.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { HOSTILE_TEXTS, makeHostilePictures } from './hostile-files.ts';
import { BOUND_MS, IS_HUNTING, pauseDuring } from './pause.ts';

const CONTRACT = new URL('../../../../packages/contract/src/', import.meta.url);
const MEASURED = 3;

let app: TestApp;
let category: number;
beforeAll(async () => {
  // What only tests compute is not measured.
  if (IS_HUNTING) checkRows(false);
  app = await buildTestApp(IS_HUNTING ? { environment: { NODE_ENV: 'development' } } : {});
  category = await createCategory(app);
});
afterAll(async () => {
  checkRows();
  await app.close();
});

/** What the contract says is sent as a file in a form, or as a body that is one text. */
const takesPictures = ({ uploads }: Endpoint) => uploads !== undefined;
const takesText = ({ body }: Endpoint) => body instanceof z.ZodString;

async function fileCalls(): Promise<Endpoint[]> {
  const names = await readdir(CONTRACT, { recursive: true });
  const modules: object[] = await Promise.all(
    names
      .filter((name) => /^[\w/-]+\.ts$/.test(name))
      .map((name) => import(/* @vite-ignore */ new URL(name, CONTRACT).href)),
  );
  const endpoints = new Set(modules.flatMap((module) => Object.values(module).filter(isEndpoint)));
  return [...endpoints].filter((endpoint) => takesPictures(endpoint) || takesText(endpoint));
}

/** What the other fields of a form are filled with, so that its picture is looked at. */
const FIELDS: FormFields = {
  ...{ title: 'Karahi', name: 'Karahi House', description: 'Hot', price: 10, stock_qty: 1 },
  ...{ email: 'kitchen@example.com', mobile: '+92 300 7654321', latitude: 31.52, longitude: 74.35 },
  ...{ rating: 4, review: 'See for yourself.' },
};

function fieldsOf({ method, body }: Endpoint, name: string): FormFields {
  if (method === 'PATCH' || !body) return {};
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const known = { ...FIELDS, title: name, name, category };
  return Object.fromEntries(Object.entries(known).filter(([field]) => field in properties));
}

let count = 0;

/** Somebody new for each file, who may do it. */
async function urlFor({ path, access }: Endpoint): Promise<{ actor: Caller; url: string }> {
  const owner = await createOwner(app);
  const dish = await createDish(app, owner);
  const isOwners = access.kind === 'owner' || (access.kind === 'self' && path.startsWith('/api/restaurant/'));
  const actor = isOwners ? owner : await (access.kind === 'admin' ? createAdmin(app) : createCustomer(app));
  // Of somebody who has one that waits.
  if (path === correctRestaurantRequest.path) await requestRestaurant(actor);
  const params: Record<string, string | number | undefined> = {
    ...{
      user_id: actor.id,
      restaurant_id: owner.restaurantId,
      did: dish.did,
      dish_id: dish.id,
      id: category,
    },
    review_id: path.includes(':review_id') ? await reviewOf(actor, dish.id) : undefined,
  };
  return { actor, url: path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) };
}

const requestRestaurant = async (actor: Caller) => {
  const fields = {
    ...fieldsOf(registerRestaurant, `House ${actor.id}`),
    user_id: actor.id,
    image: await plainPng(8, 8),
  };
  const response = await sendForm(app, actor, { url: registerRestaurant.path }, fields);
  expect(response.statusCode, response.body).toBe(201);
};

async function reviewOf(actor: Caller, dishId: number): Promise<number> {
  const written = await actor.post(`/api/restaurant/reviews/${dishId}/`, { rating: 4, review: 'Good.' });
  return written.json<{ id: number }>().id;
}

async function send(endpoint: Endpoint, file: string | Buffer) {
  // So that no limit keeps the file from being looked at.
  app.clock.advanceSeconds(20 * 60);
  const { actor, url } = await urlFor(endpoint);
  count += 1;
  const work = async () => {
    const { method } = endpoint;
    if (takesText(endpoint) || !Buffer.isBuffer(file)) {
      const headers = { authorization: `Bearer ${actor.accessToken}`, 'content-type': 'text/csv' };
      return app.inject({ method, url, headers, payload: file });
    }
    const field = endpoint.uploads?.[0]?.replace('[*]', '[0]') ?? '';
    const form = { ...fieldsOf(endpoint, `Karahi ${count}`), [field]: file };
    return sendForm(
      app,
      actor,
      { method: method === 'PATCH' || method === 'PUT' ? method : 'POST', url },
      form,
    );
  };
  const made: { response?: Awaited<ReturnType<typeof work>> } = {};
  const ms = await pauseDuring(async () => {
    made.response = await work();
  });
  return { ms, status: made.response?.statusCode ?? 0, body: made.response?.body.slice(0, 150) ?? '' };
}

test('no file that any call takes keeps others waiting, nor makes it fail', async () => {
  const random = seededRandom(process.env.FUZZ_SEED ?? 'nearbite');
  const pictures = await makeHostilePictures();
  const png = await plainPng(8, 8);
  const calls = await fileCalls();
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['importMenuCsv', 'createReview']));
  const slow: string[] = [];
  const failed: string[] = [];
  for (const endpoint of calls) {
    const hostile = Object.entries(takesText(endpoint) ? HOSTILE_TEXTS : pictures);
    for (const [name, file] of IS_HUNTING ? hostile : [random.pick(hostile)]) {
      const { ms, status, body } = await send(endpoint, file);
      const isUnread = takesText(endpoint) ? status === 415 : [401, 403, 404, 429].includes(status);
      if (status >= 500 || isUnread) failed.push(`${endpoint.name} ${name} -> ${status} ${body}`);
      if (!IS_HUNTING || ms <= BOUND_MS) continue;
      const again: number[] = [ms];
      for (let turn = 0; turn < MEASURED; turn += 1) again.push((await send(endpoint, file)).ms);
      if (Math.min(...again) > BOUND_MS)
        slow.push(`${endpoint.name} ${name}: ${Math.min(...again).toFixed(0)} ms`);
    }
    // Otherwise none of the others was looked at either.
    const { status, body } = await send(endpoint, takesText(endpoint) ? 'title\n' : png);
    if (status >= 300) failed.push(`${endpoint.name} takes no honest file -> ${status} ${body}`);
  }
  expect({ failed, slow }).toEqual({ failed: [], slow: [] });
}, 1_200_000);
