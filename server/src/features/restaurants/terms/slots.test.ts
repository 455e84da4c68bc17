import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../../jobs/queue.ts';
import { type Caller, createOwner, visitorOf } from '../../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { releaseSlot, takeSlot } from './slots.service.ts';
import { tidySlots } from './terms.jobs.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  app = await buildTestApp();
  app.clock.stopAt(new Date('2026-11-16T12:00:00+05:00'));
  owner = await createOwner(app);
});
afterAll(() => app.close());

const slots = async (date: string) =>
  visitorOf(app).get(`/api/restaurant/slots/${owner.restaurantId}/?date=${date}`);

test('the slots of a day, with what is left of each', async () => {
  expect((await slots('2026-11-16')).json()).toEqual([]);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '18:00', closes: '19:00' }));
  await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, {
    opening_hours: hours,
    preorder_days: 1,
  });
  const seven = { starts_at: '2026-11-16T13:30:00.000Z', ends_at: '2026-11-16T14:00:00.000Z' };
  expect((await slots('2026-11-16')).json()).toEqual([
    { starts_at: '2026-11-16T13:00:00.000Z', ends_at: '2026-11-16T13:30:00.000Z', left: null },
    { ...seven, left: null },
  ]);
  expect((await slots('2026-11-17')).json()).toEqual([]);
  await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, { slot_capacity: 2 });
  const place = { restaurantId: owner.restaurantId, startsAt: new Date(seven.starts_at) };
  const { db } = app.database;
  await db.transaction().execute((trx) => takeSlot(trx, place, 2));
  expect((await slots('2026-11-16')).json()[1]).toEqual({ ...seven, left: 1 });
  await db.transaction().execute((trx) => releaseSlot(trx, place));
  expect((await slots('2026-11-16')).json()[1]).toEqual({ ...seven, left: 2 });
});

test('a wrong date, an unknown and a hidden restaurant', async () => {
  expect((await slots('2026-02-30')).json().errors).toHaveProperty('date');
  expect((await slots('')).statusCode).toBe(400);
  const visitor = visitorOf(app);
  expect((await visitor.get('/api/restaurant/slots/999999/?date=2026-11-16')).statusCode).toBe(404);
  const hidden = await createOwner(app, { status: 'suspended' });
  expect(
    (await visitor.get(`/api/restaurant/slots/${hidden.restaurantId}/?date=2026-11-16`)).statusCode,
  ).toBe(404);
});

test('50 buyers for 5 places: 5 get one', async () => {
  const place = { restaurantId: owner.restaurantId, startsAt: new Date('2026-11-16T14:00:00Z') };
  const { db } = app.database;
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => db.transaction().execute((trx) => takeSlot(trx, place, 5))),
  );
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('a buyer whose order fails gives the place back', async () => {
  const place = { restaurantId: owner.restaurantId, startsAt: new Date('2026-11-16T15:00:00Z') };
  const { db } = app.database;
  const failing = db.transaction().execute(async (trx) => {
    await takeSlot(trx, place, 1);
    throw new Error('no card');
  });
  await expect(failing).rejects.toThrow('no card');
  expect(await db.transaction().execute((trx) => takeSlot(trx, place, 1))).toBe(true);
  expect(await db.transaction().execute((trx) => takeSlot(trx, place, 1))).toBe(false);
});

test('the counters of slots long past are deleted, later ones stay', async () => {
  const { db } = app.database;
  const book = (startsAt: string) =>
    db
      .transaction()
      .execute((trx) =>
        takeSlot(trx, { restaurantId: owner.restaurantId, startsAt: new Date(startsAt) }, null),
      );
  await book('2026-11-01T13:00:00Z');
  await book('2026-11-03T13:00:00Z');
  await enqueue(app.services.db, tidySlots, {}, { key: 'test-slots' });
  await app.runJobs();
  const kept = await db
    .selectFrom('slot_bookings')
    .select('starts_at')
    .where('starts_at', '<', new Date('2026-11-10'))
    .execute();
  expect(kept).toEqual([{ starts_at: new Date('2026-11-03T13:00:00Z') }]);
});
