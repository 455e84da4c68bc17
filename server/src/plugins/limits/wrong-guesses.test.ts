import { WRONG_GUESSES } from '@nearbite/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePublicId } from '../../lib/public-id.ts';
import { createCustomer, createOwner } from '../../testing/actors.ts';
import { createDeliveredSoon, type TestOrder } from '../../testing/deliveries.ts';
import { createDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { listenOnLoopback, openSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let order: TestOrder;
beforeAll(async () => {
  app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
  const { restaurantId } = await createOwner(app);
  order = await createDeliveredSoon(app, { restaurantIds: [restaurantId] });
});
afterAll(() => app.close());

const askFrom = (remoteAddress: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, remoteAddress, headers: { accept: 'text/html' } });
const follow = (address: string) => askFrom(address, `/api/tracking/${order.oid}/${order.token}/`);

describe('addresses with a secret part', () => {
  test('whoever guesses them, over all calls, has to wait; others and who knows them need not', async () => {
    const guesser = '192.0.2.1';
    const guesses = [
      () => askFrom(guesser, `/api/tracking/${order.oid}/${makePublicId()}/`),
      () => askFrom(guesser, `/api/tracking/${makePublicId()}/${makePublicId()}/`),
      () => askFrom(guesser, `/api/rider/${makePublicId()}/`),
      () => askFrom(guesser, `/api/rider/${makePublicId()}/push/`),
      () => askFrom(guesser, `/api/store/checkout/${makePublicId()}/`),
      () => askFrom(guesser, `/stripe-checkout/${makePublicId()}/`, 'POST'),
    ];
    const statuses: number[] = [];
    for (let asked = 0; asked < WRONG_GUESSES.max / guesses.length; asked += 1)
      for (const guess of guesses) statuses.push((await guess()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));

    // A browser's form is led back to its page by a redirect.
    for (const guess of guesses.slice(0, -1)) {
      const { statusCode, headers, json } = await guess();
      expect([statusCode, json().code]).toEqual([429, 'rate_limited']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await follow(guesser)).statusCode).toBe(429);
    expect((await follow('192.0.2.2')).statusCode).toBe(200);
  });

  test('a signed-in customer gets to their checkout whoever guesses at the same address', async () => {
    const customer = await createCustomer(app);
    const dish = await createDish(app, await createOwner(app));
    const { oid: own } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    const ask = (oid: string, headers = {}) =>
      app.inject({ url: `/api/store/checkout/${oid}/`, remoteAddress: '192.0.2.4', headers });
    const signedIn = { authorization: `Bearer ${customer.accessToken}` };
    for (let asked = 0; asked < WRONG_GUESSES.max; asked += 1) await ask(makePublicId());
    expect((await ask(own)).statusCode).toBe(429);
    expect((await ask(own, signedIn)).statusCode).toBe(200);

    for (let asked = 0; asked < WRONG_GUESSES.max; asked += 1) await ask(makePublicId(), signedIn);
    expect((await ask(own, signedIn)).statusCode).toBe(429);
  });

  test('asking for the same over and over is one guess, and following an order is none', async () => {
    const address = '192.0.2.3';
    for (let asked = 0; asked <= WRONG_GUESSES.max; asked += 1) {
      expect((await askFrom(address, '/api/rider/abcdefghjkmnpqrs/')).statusCode).toBe(404);
      expect((await follow(address)).statusCode).toBe(200);
    }
  });

  test('sockets count, too', async () => {
    const url = await listenOnLoopback(app);
    for (let asked = 0; asked < WRONG_GUESSES.max; asked += 2) {
      for (const path of [`tracking/${order.oid}/${makePublicId()}`, `rider/${makePublicId()}`]) {
        const { closed } = await openSocket(`${url}/ws/${path}/`);
        expect((await closed).code).toBe(4403);
      }
    }
    expect((await follow('127.0.0.1')).statusCode).toBe(429);
    const refused = openSocket(`${url}/ws/tracking/${order.oid}/${order.token}/`);
    await expect(refused).rejects.toThrow('429');
  });
});
