import type { ErrorBody } from '@nearbite/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../demo/random.ts';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { valueFor } from '../testing/fuzz/bad-values.ts';
import { bodySchemaOf, readRoutes } from '../testing/fuzz/contract-routes.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const URDU = { 'accept-language': 'ur' };
const TIMES = Number(process.env.URDU_TURNS ?? 4);

test('a call that asks for Urdu is answered in Urdu, any other in English', async () => {
  const login = { email: 'nobody@example.com', password: 'wrong password' };
  const messageFor = async (language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { code, message, errors } = (await visitorOf(app).post('/api/user/login/', login, headers)).json();
    return [code, message, errors];
  };
  const english = 'Email or password is not valid';
  const urdu = 'ای میل یا پاس ورڈ درست نہیں';
  for (const language of [undefined, 'en', 'fr', '*', '', 'en-GB,ur;q=0.5', 'urdu'])
    expect(await messageFor(language)).toEqual(['unauthorized', english, { non_field_errors: [english] }]);
  for (const language of ['ur', 'UR', 'ur-PK,ur;q=0.9,en;q=0.8'])
    expect(await messageFor(language)).toEqual(['unauthorized', urdu, { non_field_errors: [urdu] }]);
});

test('what a call says when its work is done is Urdu, too', async () => {
  const user = await createCustomer(app);
  const place = { latitude: 31.5, longitude: 74.3 };
  const { msg } = (await user.post('/api/user/update-location/', place, URDU)).json();
  expect(msg).toBe('آپ کا مقام محفوظ ہو گیا');
});

test('whatever is wrong with a request, nothing is said in English', async () => {
  const owner = await createOwner(app);
  await createDish(app, owner);
  const actors: Caller[] = [visitorOf(app), await createCustomer(app), owner, await createAdmin(app)];
  const random = seededRandom('urdu');
  const english = new Set<string>();
  const routes = await readRoutes(app);
  for (let turn = 0; turn < routes.length * TIMES; turn += 1) {
    const route = routes[turn % routes.length];
    const actor = random.pick(actors);
    if (!route) continue;
    const { method, path } = route;
    const url = path.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'user_id' ? String(actor.id) : name === 'restaurant_id' ? String(owner.restaurantId) : '1',
    );
    const body = method === 'GET' || method === 'DELETE' ? undefined : valueFor(bodySchemaOf(route), random);
    const response = await app.inject({
      method,
      url: `${url}${random.pick(['', '?limit=x', '?latitude=999', '?dish='])}`,
      headers: {
        ...URDU,
        ...(actor.accessToken !== undefined && { authorization: `Bearer ${actor.accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (response.statusCode < 400) continue;
    const { message, errors = {} } = response.json<ErrorBody>();
    for (const text of [message, ...Object.values(errors).flat()])
      if (!/\p{Script=Arabic}/u.test(text)) english.add(`${method} ${path}: ${text}`);
  }
  expect([...english]).toEqual([]);
}, 240_000);
