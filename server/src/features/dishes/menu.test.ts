import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, createStaff } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let menu: string;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  menu = `/api/restaurant/menu/${owner.restaurantId}/`;
});
afterAll(() => app.close());

const made = async (title: string) => (await createDish(app, owner, { title })).id;
const change = async (dishes: readonly object[], who: Caller = owner) => who.patch(menu, { dishes });
const changed = async (dishes: readonly object[]) => {
  const response = await change(dishes);
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return response.json<{ dishes: OwnerDish[] }>().dishes;
};

describe('many dishes at once', () => {
  test('get prices, stock, day portions, a status and an end of what is sold out', async () => {
    const [first, second] = [await made('Pulao'), await made('Naan')];
    const dishes = await changed([
      { id: first, price: 520, old_price: 600, stock_qty: 7, daily_portions: 20, sold_out_until: 'tomorrow' },
      { id: second, status: 'in-active', old_price: '' },
    ]);
    expect(dishes.find(({ id }) => id === first)).toMatchObject({
      price: 520,
      old_price: 600,
      stock_qty: 7,
      daily_portions: 20,
      sold_out_until: expect.any(String),
      version: 2,
    });
    expect(dishes.find(({ id }) => id === second)).toMatchObject({ status: 'in-active', old_price: null });
    const [again] = await changed([{ id: first, sold_out_until: null, daily_portions: null }]);
    expect(again).toMatchObject({ sold_out_until: null, daily_portions: null, price: 520 });
    const audit = await app.database.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'dish.price-changed')
      .where('subject_id', '=', first)
      .execute();
    expect(audit).toEqual([{ details: { label: 'Pulao', before: { price: 450 }, after: { price: 520 } } }]);
  });

  test('stand in the order of their places, those without one after', async () => {
    const shop = await createOwner(app);
    const titles = ['One', 'Two', 'Three'];
    const ids: number[] = [];
    for (const title of titles) ids.push((await createDish(app, shop, { title })).id);
    const [one, , three] = ids;
    const path = `/api/restaurant/menu/${shop.restaurantId}/`;
    await shop.patch(path, {
      dishes: [
        { id: three, position: 0 },
        { id: one, position: 1 },
      ],
    });
    const expected = ['Three', 'One', 'Two'];
    for (const url of [
      `/api/store/dishes/?restaurant_id=${shop.restaurantId}`,
      `/api/restaurant/dishes/${shop.restaurantId}/?order=menu`,
    ]) {
      const listed = (await shop.get(url)).json<OwnerDish[]>().map(({ title }) => title);
      expect([url, listed]).toEqual([url, expected]);
    }
  });

  test('change all or none; what is wrong is named by its place', async () => {
    const [mine, reviewed] = [await made('Karahi'), await made('Haleem')];
    const { id: foreign } = await createDish(app, await createOwner(app));
    await app.database.db
      .updateTable('dishes')
      .set({ status: 'in-review' })
      .where('id', '=', reviewed)
      .execute();
    const refusals: [object[], Record<string, string[]>][] = [
      [
        [
          { id: mine, price: 1 },
          { id: foreign, price: 1 },
        ],
        { 'dishes[1][id]': ['Unknown dish'] },
      ],
      [[{ id: mine, category: 999_999 }], { 'dishes[0][category]': ['Unknown category'] }],
      [
        [
          { id: mine, price: 1 },
          { id: reviewed, status: 'live' },
        ],
        { 'dishes[1][status]': ['This dish is being reviewed; its status cannot be changed now.'] },
      ],
      [[{ id: mine }, { id: mine }], { 'dishes[1][id]': ['This dish is already in the list'] }],
      [
        [{ id: mine, sold_out_until: '2020-01-01T00:00:00Z' }],
        { 'dishes[0][sold_out_until]': ['Must lie ahead'] },
      ],
      [[{ id: mine, price: -1 }], { 'dishes[0][price]': [expect.any(String)] }],
      [[], { dishes: ['Name at least one dish'] }],
      [Array.from({ length: 201 }, (_, id) => ({ id: id + 1 })), { dishes: ['At most 200 dishes'] }],
    ];
    for (const [dishes, errors] of refusals) {
      const refused = await change(dishes);
      expect([refused.statusCode, refused.json().errors]).toEqual([400, errors]);
    }
    const { price_minor } = await app.database.db
      .selectFrom('dishes')
      .select('price_minor')
      .where('id', '=', mine)
      .executeTakeFirstOrThrow();
    expect(price_minor).toBe(45_000);
  });

  test('of a kitchen: its staff changes stock and what is sold out, and nothing else', async () => {
    const cook = await createStaff(app, owner, 'kitchen');
    const id = await made('Tikka');
    expect((await change([{ id, stock_qty: 0, sold_out_until: 'tomorrow' }], cook)).statusCode).toBe(200);
    expect((await change([{ id, stock_qty: 0, price: 1 }], cook)).statusCode).toBe(403);
    expect((await change([{ id, stock_qty: 0 }], await createCustomer(app))).statusCode).toBe(404);
  });
});
