import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createOwner } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider, ridersPath } from '../../testing/deliveries.ts';
import { lockAwaited } from '../../testing/lock-awaited.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { assignRider } from './deliveries.service.ts';
import { addRider } from './riders.service.ts';

const app = await buildTestApp();
afterAll(() => app.close());
let owner: Caller & { restaurantId: number };
beforeEach(async () => {
  owner = await createOwner(app);
});

const order = (traits = {}) => createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], ...traits });

describe('riders', () => {
  test('are added, listed, switched and removed by their owner', async () => {
    const form = { name: 'Bilal', email: 'Bilal@Riders.test', phone_number: '0300 1112223' };
    const added = await owner.post(ridersPath(owner), { ...form, restaurant: owner.restaurantId });
    expect(added.statusCode).toBe(201);
    const rider = added.json();
    expect(rider).toMatchObject({
      name: 'Bilal',
      email: 'bilal@riders.test',
      status: 'available',
      restaurant: owner.restaurantId,
    });

    expect((await owner.get(ridersPath(owner))).json()).toEqual([rider]);
    const patched = await owner.patch(ridersPath(owner, `${rider.id}/`), { status: 'in delivery' });
    expect(patched.json()).toEqual({ ...rider, status: 'in delivery' });
    expect((await owner.patch(ridersPath(owner, `${rider.id}/`), { status: 'asleep' })).statusCode).toBe(400);

    expect((await owner.delete(ridersPath(owner, `${rider.id}/`))).statusCode).toBe(204);
    expect((await owner.delete(ridersPath(owner, `${rider.id}/`))).statusCode).toBe(404);
    expect((await owner.get(ridersPath(owner))).json()).toEqual([]);
  });

  test('have an e-mail of their own, whoever else has left', async () => {
    const form = { name: 'Bilal', email: 'bilal@riders.test', phone_number: '0300 1112223' };
    const { id } = (await owner.post(ridersPath(owner), form)).json();
    const again = await owner.post(ridersPath(owner), { ...form, name: 'Other', email: 'BILAL@riders.test' });
    expect(again.statusCode).toBe(400);
    expect(again.json().errors).toEqual({ email: ['You already have a rider with this email'] });
    await owner.delete(ridersPath(owner, `${id}/`));
    expect((await owner.post(ridersPath(owner), form)).statusCode).toBe(201);
  });

  test('that are added twice at the same moment are added once', async () => {
    const form = { name: 'Bilal', email: 'bilal@riders.test', phone_number: '0300 1112223' };
    const again = await app.database.db.transaction().execute(async (trx) => {
      await addRider(trx, owner.restaurantId, form);
      const response = owner.post(ridersPath(owner), form);
      await lockAwaited(app);
      return { response };
    });
    expect((await again.response).statusCode).toBe(400);
    expect((await owner.get(ridersPath(owner))).json()).toHaveLength(1);
  });

  test('need a name, an e-mail and a phone', async () => {
    const { statusCode, ...response } = await owner.post(ridersPath(owner), { name: ' ', email: 'x' });
    expect(statusCode).toBe(400);
    expect(Object.keys(JSON.parse(response.body).errors)).toEqual(['name', 'email', 'phone_number']);
  });

  test("of another restaurant do not exist, whichever way one's own path is bent", async () => {
    const stranger = await createOwner(app);
    const theirs = await createRider(app, stranger.restaurantId);
    expect((await owner.patch(ridersPath(owner, `${theirs.id}/`), { status: 'available' })).statusCode).toBe(
      404,
    );
    expect((await owner.delete(ridersPath(owner, `${theirs.id}/`))).statusCode).toBe(404);
    const { oid } = await order();
    const assign = assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: theirs.id });
    await expect(assign).rejects.toMatchObject({ status: 400 });
    const theirOrder = assignRider(app.services, {
      restaurantId: stranger.restaurantId,
      oid,
      riderId: theirs.id,
    });
    await expect(theirOrder).rejects.toMatchObject({ status: 404 });
    const path = `/api/restaurant/${stranger.restaurantId}/deliveries/${oid}/`;
    expect((await stranger.get(path)).statusCode).toBe(404);
  });
});
