import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Caller;
let owner: Caller & { restaurantId: number };
const url = () => `/api/restaurant/contact/${owner.restaurantId}/`;

beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app, { name: 'Biryani Junction' });
});

const entries = async () =>
  (await admin.get('/api/admin/audit/'))
    .json()
    .filter(({ subject }: { subject: { id: number } }) => subject.id === owner.restaurantId);

test('the phone alone changes quietly and everything else stays', async () => {
  const before = (await owner.get(`/api/restaurant/settings-update/${owner.restaurantId}/`)).json();
  const response = await owner.patch(url(), { phone_number: '0300 7654321' });
  expect([response.statusCode, response.json()]).toEqual([200, { ...before, phone_number: '0300 7654321' }]);
  expect(await entries()).toEqual([]);
  expect(await app.mailsTo(admin.email)).toEqual([]);
});

test('a new e-mail and place are told to the administrator, and nearby follows at once', async () => {
  const far = { latitude: 24.8607, longitude: 67.0011 };
  const key = { 'Idempotency-Key': 'one-change' };
  const body = { email: 'new-kitchen@example.com', ...far };
  expect((await owner.patch(url(), body, key)).json()).toMatchObject(body);
  expect((await owner.patch(url(), body, key)).statusCode).toBe(200);
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'restaurant.contact-changed',
    actor: { id: owner.id },
    subject: { kind: 'restaurant', label: 'Biryani Junction' },
    details: { email: { to: 'new-kitchen@example.com' }, position: { to: far } },
  });
  const [mail, ...more] = await app.mailsTo(admin.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Biryani Junction changed its e-mail and position');
  expect(mail?.text).toContain('new-kitchen@example.com');
  const near = await visitorOf(app).get(
    `/api/restaurant/nearby-restaurants/?latitude=${far.latitude}&longitude=${far.longitude}`,
  );
  expect(near.json()).toContainEqual(expect.objectContaining({ id: owner.restaurantId, distance_km: 0 }));
});

test('what is not a change is not told; half a position, wrong values and strangers are refused', async () => {
  const { email, latitude, longitude } = (
    await owner.get(`/api/restaurant/settings-update/${owner.restaurantId}/`)
  ).json();
  expect((await owner.patch(url(), { email, latitude, longitude })).statusCode).toBe(200);
  expect(await entries()).toEqual([]);
  for (const [field, body] of [
    ['longitude', { latitude: 31 }],
    ['latitude', { latitude: 91, longitude: 74 }],
    ['email', { email: 'nowhere' }],
    ['phone_number', { phone_number: 'abc' }],
  ] as const) {
    const refused = await owner.patch(url(), body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  }
  expect((await (await createOwner(app)).patch(url(), { email })).statusCode).toBe(404);
  expect((await (await createCustomer(app)).patch(url(), { email })).statusCode).toBe(404);
});
