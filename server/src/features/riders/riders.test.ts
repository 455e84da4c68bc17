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
    const { rider_link, ...rider } = added.json();
    expect(rider_link).toContain('/rider/');
    const listed = { ...rider, rider_link: null };
    expect(rider).toMatchObject({
      name: 'Bilal',
      email: 'bilal@riders.test',
      status: 'available',
      restaurant: owner.restaurantId,
    });

    expect((await owner.get(ridersPath(owner))).json()).toEqual([listed]);
    const patched = await owner.patch(ridersPath(owner, `${rider.id}/`), { status: 'in delivery' });
    expect(patched.json()).toEqual({ ...listed, status: 'in delivery' });
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

  test('are changed, paused and resumed; a paused one keeps the open delivery and is given no other', async () => {
    const form = { name: 'Bilal', email: 'bilal@riders.test', phone_number: '0300 1112223' };
    const rider = (await owner.post(ridersPath(owner), form)).json();
    await owner.post(ridersPath(owner), { ...form, email: 'other@riders.test' });
    const path = ridersPath(owner, `${rider.id}/`);
    const assign = ({ oid }: { oid: string }) =>
      owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { rider_id: rider.id });
    const open = await order();
    expect((await assign(open)).statusCode).toBe(200);

    const changed = await owner.patch(path, { name: 'Bilal A.', email: 'BILAL@Riders.test', paused: true });
    expect(changed.json()).toEqual({
      ...rider,
      rider_link: null,
      name: 'Bilal A.',
      paused: true,
      status: 'in delivery',
    });
    expect((await assign(open)).statusCode).toBe(200);
    const refused = await assign(await order());
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Bilal A. is paused. Resume them on the riders page or choose another rider.',
    ]);
    for (const [body, field] of [
      [{}, 'status'],
      [{ speed: 3 }, 'status'],
      [{ name: ' ' }, 'name'],
      [{ email: '' }, 'email'],
      [{ phone_number: '12' }, 'phone_number'],
      [{ paused: 'perhaps' }, 'paused'],
      [{ email: 'Other@riders.test' }, 'email'],
    ] as const) {
      const response = await owner.patch(path, body);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
    }
    expect((await owner.patch(path, { paused: false })).json()).toMatchObject({
      name: 'Bilal A.',
      paused: false,
    });
    expect((await assign(await order())).statusCode).toBe(200);
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
