import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Monday, 17:00 in Lahore. */
const NOON = new Date('2026-11-16T12:00:00Z');
let app: TestApp;
let admin: Caller;
let owner: Caller & { restaurantId: number };
const url = () => `/api/restaurant/terms/${owner.restaurantId}/`;

beforeAll(async () => {
  app = await buildTestApp();
  app.clock.stopAt(NOON);
  admin = await createAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.stopAt(NOON);
  owner = await createOwner(app, { name: 'Karahi Corner' });
});

const square = (size: number) => {
  const [west, south, east, north] = [74.3587 - size, 31.5204 - size, 74.3587 + size, 31.5204 + size];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
};

test('a restaurant that set nothing sells at any hour, to anyone within reach', async () => {
  expect((await owner.get(url())).json()).toEqual({ ...theTerms, latitude: 31.5204, longitude: 74.3587 });
});

test('what is changed is kept, the rest stays, and null takes a value back', async () => {
  const change = {
    opening_hours: [
      { day: 0, opens: '16:30', closes: '02:00' },
      { day: 0, opens: '12:00', closes: '15:00' },
    ],
    closed_days: [{ date: '2026-12-25', reason: 'Holiday' }, { date: '2026-12-26' }],
    time_zone: 'Asia/Dubai',
    prep_minutes: 35,
    offers_pickup: true,
    accepts_cash: true,
    auto_accept: false,
    delivery_radius_km: 6.5,
    delivery_polygon: square(0.02),
    delivery_fee: 99.5,
    fee_per_km: 20,
    free_delivery_from: 1500,
    minimum_order: 300,
    preorder_days: 3,
    slot_minutes: 45,
    slot_capacity: 4,
  };
  const saved = await owner.patch(url(), change);
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    {
      ...change,
      saved_at: NOON.toISOString(),
      // It is 16:00 in Dubai.
      is_open: false,
      opens_at: '2026-11-16T12:30:00.000Z',
    },
  ]);
  const back = await owner.patch(url(), {
    time_zone: null,
    delivery_polygon: null,
    free_delivery_from: '',
    slot_capacity: null,
  });
  expect(back.json()).toMatchObject({
    ...change,
    time_zone: null,
    delivery_polygon: null,
    free_delivery_from: null,
    slot_capacity: null,
    is_open: true,
    closes_at: '2026-11-16T21:00:00.000Z',
  });
  expect((await owner.get(url())).json()).toEqual(back.json());
});

test('a pause closes at once and ends by itself', async () => {
  const paused = await owner.patch(url(), { paused_until: '2026-11-16T12:10:00Z' });
  expect(paused.json()).toMatchObject({ is_open: false, opens_at: '2026-11-16T12:10:00.000Z' });
  app.clock.advanceSeconds(600);
  expect((await owner.get(url())).json()).toMatchObject({ is_open: true, opens_at: null });
});

test('a closed day is today or later where the kitchen is; one that was saved may grow old', async () => {
  // Tuesday has begun in Auckland.
  const abroad = { time_zone: 'Pacific/Auckland', closed_days: [{ date: '2026-11-16' }] };
  const refused = await owner.patch(url(), abroad);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    {
      code: 'validation',
      errors: { 'closed_days[0][date]': ['This day is over: choose today or a later one'] },
    },
  ]);
  // Five minutes to midnight in Lahore.
  app.clock.stopAt(new Date('2026-11-16T18:55:00Z'));
  owner = await createOwner(app, { name: 'Night Karahi' });
  const days = [{ date: '2026-11-16' }];
  expect((await owner.patch(url(), { closed_days: days })).statusCode).toBe(200);
  app.clock.advanceSeconds(600);
  const more = [...days, { date: '2026-12-25' }];
  expect((await owner.patch(url(), { closed_days: more })).json()).toMatchObject({ closed_days: more });
});

describe('wrong values', () => {
  test.each<[field: string, body: object]>([
    ['opening_hours[0][day]', { opening_hours: [{ day: 7, opens: '10:00', closes: '12:00' }] }],
    ['opening_hours[0][opens]', { opening_hours: [{ day: 1, opens: '25:00', closes: '12:00' }] }],
    [
      'opening_hours[1][closes]',
      {
        opening_hours: [
          { day: 1, opens: '09:00', closes: '12:00' },
          { day: 1, opens: '10:00', closes: '24:00' },
        ],
      },
    ],
    ['opening_hours', { opening_hours: 'always' }],
    ['opening_hours', { opening_hours: Array(51).fill({ day: 1, opens: '10:00', closes: '12:00' }) }],
    ['closed_days[0][date]', { closed_days: [{ date: '2026-02-30' }] }],
    ['closed_days[1][date]', { closed_days: [{ date: '2026-12-25' }, { date: '2026-12-25' }] }],
    ['closed_days[1][date]', { closed_days: [{ date: '2026-11-16' }, { date: '2026-11-15' }] }],
    ['time_zone', { time_zone: 'Lahore' }],
    ['paused_until', { paused_until: 'tomorrow' }],
    ['paused_until', { paused_until: '2099-01-01T00:00:00Z' }],
    ['prep_minutes', { prep_minutes: 0 }],
    ['prep_minutes', { prep_minutes: 12.5 }],
    ['busy_extra_minutes', { busy_extra_minutes: -1 }],
    ['offers_delivery', { offers_delivery: false }],
    ['offers_delivery', { offers_delivery: 'perhaps' }],
    ['delivery_radius_km', { delivery_radius_km: 10.1 }],
    ['delivery_radius_km', { delivery_radius_km: 0 }],
    ['delivery_polygon', { delivery_polygon: square(0.2) }],
    ['delivery_polygon', { delivery_polygon: square(0) }],
    ['delivery_polygon', { delivery_polygon: { type: 'Point', coordinates: [74, 31] } }],
    [
      'delivery_polygon',
      {
        delivery_polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [74.36, 31.52],
              [74.37, 31.52],
              [74.37, 31.53],
              [74.36, 31.521],
            ],
          ],
        },
      },
    ],
    [
      'delivery_polygon',
      {
        delivery_polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [74.35, 31.51],
              [74.37, 31.53],
              [74.37, 31.51],
              [74.35, 31.53],
              [74.35, 31.51],
            ],
          ],
        },
      },
    ],
    [
      'delivery_polygon',
      { delivery_polygon: { type: 'Polygon', coordinates: [Array(201).fill([74.36, 31.52])] } },
    ],
    ['delivery_fee', { delivery_fee: -1 }],
    ['delivery_fee', { delivery_fee: 1000.01 }],
    ['delivery_fee', { delivery_fee: 10.005 }],
    ['fee_per_km', { fee_per_km: 2000 }],
    ['minimum_order', { minimum_order: 'much' }],
    ['preorder_days', { preorder_days: 31 }],
    ['slot_minutes', { slot_minutes: 7 }],
    ['slot_minutes', { slot_minutes: 32 }],
    ['slot_capacity', { slot_capacity: 0 }],
  ])('%s is named: %j', async (field, body) => {
    const refused = await owner.patch(url(), body);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
    expect(
      Object.keys(refused.json().errors).map((name) => name.replace(/(delivery_polygon).*/, '$1')),
    ).toEqual([field]);
    expect((await owner.get(url())).json().saved_at).toBeNull();
  });
});

test('an outline that crosses itself evenly is called crossed, not flat', async () => {
  const [[a, b, c, d] = []] = square(0.02).coordinates;
  const polygon = { type: 'Polygon', coordinates: [[a, c, b, d, a]] };
  const refused = await owner.patch(url(), { delivery_polygon: polygon });
  const message = 'The outline must not cross itself';
  expect(refused.json()).toMatchObject({ message, errors: { delivery_polygon: [message] } });
});

test("the administrator's settings bound what a restaurant may ask, and count at once", async () => {
  await owner.patch(url(), { delivery_radius_km: 9, delivery_fee: 400 });
  const settings = '/api/admin/settings/';
  expect((await admin.get(settings)).json()).toMatchObject({
    reach_km: 10,
    answer_minutes: 15,
    max_delivery_fee: 1000,
  });
  const changed = await admin.patch(settings, { reach_km: 5, answer_minutes: 20, max_delivery_fee: 250 });
  expect(changed.json()).toMatchObject({ reach_km: 5, answer_minutes: 20, max_delivery_fee: 250 });
  const refused = await owner.patch(url(), { delivery_radius_km: 6, delivery_fee: 300 });
  expect(refused.json().errors).toMatchObject({
    delivery_radius_km: ['Delivery radius must be at most 5 km'],
    delivery_fee: ['Must be at most Rs.250.00'],
  });
  expect((await owner.patch(url(), { minimum_order: 100 })).json()).toMatchObject({
    delivery_radius_km: 9,
    reach_km: 5,
  });
  for (const [field, body] of [
    ['reach_km', { reach_km: 0.5 }],
    ['answer_minutes', { answer_minutes: 0 }],
    ['max_delivery_fee', { max_delivery_fee: -1 }],
  ] as const) {
    expect(Object.keys((await admin.patch(settings, body)).json().errors)).toMatchObject([field]);
  }
  const entries: { action: string }[] = (await admin.get('/api/admin/audit/')).json();
  const entry = entries.find(({ action }) => action === 'settings.changed');
  expect(entry).toMatchObject({ action: 'settings.changed', details: { reach_km: 5, answer_minutes: 20 } });
  await admin.patch(settings, { reach_km: 10, answer_minutes: 15, max_delivery_fee: 1000 });
});

test('an administrator pauses a kitchen, which its owner cannot lift and is told of', async () => {
  const pause = `/api/admin/restaurants/${owner.restaurantId}/pause/`;
  const until = '2026-11-16T18:00:00.000Z';
  expect((await admin.post(pause, { until })).json().errors).toHaveProperty('reason');
  expect(
    (await admin.post(pause, { until: '2026-11-16T11:00:00Z', reason: 'x' })).json().errors,
  ).toHaveProperty('until');
  const paused = await admin.post(pause, { until, reason: 'Complaints about the kitchen' });
  expect([paused.statusCode, paused.json()]).toMatchObject([
    200,
    { is_open: false, opens_at: until, admin_paused_until: until, saved_at: null },
  ]);
  const tried = await owner.patch(url(), { paused_until: null });
  expect(tried.json()).toMatchObject({
    is_open: false,
    opens_at: until,
    admin_pause_reason: 'Complaints about the kitchen',
  });
  const [mail] = await app.mailsTo(owner.email);
  expect(mail?.subject).toBe('Karahi Corner is paused');
  expect(mail?.text).toContain('16 November, 23:00');
  expect(mail?.text).toContain('Complaints about the kitchen');
  expect((await admin.get(`/api/admin/restaurants/${owner.restaurantId}/terms/`)).json()).toMatchObject({
    admin_paused_until: until,
  });
  expect((await admin.post(pause, { until: null })).json()).toMatchObject({ is_open: true });
  const entries = (await admin.get('/api/admin/audit/')).json();
  expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'restaurant.unpaused',
    'restaurant.paused',
  ]);
  expect((await admin.post('/api/admin/restaurants/999999/pause/', { until, reason: 'x' })).statusCode).toBe(
    404,
  );
});

test('nobody else reads or changes them, and a suspended restaurant changes nothing', async () => {
  for (const stranger of [await createOwner(app), await createCustomer(app)]) {
    expect((await stranger.get(url())).statusCode).toBe(404);
    expect((await stranger.patch(url(), { prep_minutes: 30 })).statusCode).toBe(404);
  }
  await admin.post(`/api/admin/restaurants/${owner.restaurantId}/suspend/`, { reason: 'Because' });
  expect((await owner.patch(url(), { prep_minutes: 30 })).statusCode).toBe(403);
  expect((await owner.get(url())).statusCode).toBe(200);
});

test('hours that overlap are refused, and nothing is changed', async () => {
  const refused = await owner.patch(url(), {
    opening_hours: [
      { day: 6, opens: '18:00', closes: '02:00' },
      { day: 0, opens: '01:00', closes: '10:00' },
    ],
    prep_minutes: 40,
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { opening_hours: ['Opening hours overlap: Sunday 18:00 to 02:00 and Monday 01:00 to 10:00'] },
  ]);
  expect((await owner.get(url())).json()).toMatchObject({ opening_hours: [], prep_minutes: 25 });
});
