import * as contract from '@nearbite/contract/favourites/favourites';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describeAccess(contract);

describe('favourites', () => {
  let app: TestApp;
  let owner: Caller & { restaurantId: number };
  beforeAll(async () => {
    app = await buildTestApp();
    owner = await createOwner(app, { name: 'Dear Kitchen', latitude: 31.53, longitude: 74.36 });
  });
  afterAll(() => app.close());

  const path = ({ id }: Caller, kind: string, of: number | string) =>
    `/api/customer/favourites/${id}/${kind}/${of}/`;
  const add = async (user: Caller, kind: string, id: number | string) =>
    (await user.put(path(user, kind, id))).statusCode;
  const remove = async (user: Caller, kind: string, id: number | string) =>
    (await user.delete(path(user, kind, id))).statusCode;
  async function namesOf(user: Caller, query = '') {
    const { restaurants, dishes } = (
      await user.get(`/api/customer/favourites/${user.id}/${query}`)
    ).json<contract.Favourites>();
    return [...restaurants.map(({ name }) => name), ...dishes.map(({ title }) => title)];
  }

  test('are kept once each, listed as elsewhere with the newest first, and taken away', async () => {
    const amina = await createCustomer(app, { position: { latitude: 31.52, longitude: 74.36 } });
    const second = await createOwner(app, { name: 'Second Kitchen' });
    const dish = await createDish(app, owner, { title: 'Dear Dish' });
    for (const id of [owner.restaurantId, second.restaurantId, owner.restaurantId])
      expect(await add(amina, 'restaurants', id)).toBe(204);
    expect(await add(amina, 'dishes', dish.id)).toBe(204);
    expect(await namesOf(amina)).toEqual(['Second Kitchen', 'Dear Kitchen', 'Dear Dish']);

    const all = (await amina.get(`/api/customer/favourites/${amina.id}/`)).json<contract.Favourites>();
    expect(all.restaurants[1]).toMatchObject({ delivers_here: true, is_open: true, review_count: 0 });
    expect(all.restaurants[1]?.distance_km).toBeCloseTo(1.11, 1);
    expect(all.dishes[0]).toMatchObject({ id: dish.id, restaurant: { name: 'Dear Kitchen', is_open: true } });
    expect((await amina.get(`/api/customer/favourite-ids/${amina.id}/`)).json()).toEqual({
      restaurants: [owner.restaurantId, second.restaurantId],
      dishes: [dish.id],
    });
    const exported = (await amina.get(`/api/user/export/${amina.id}/`)).json();
    expect(exported).toMatchObject({
      favourite_restaurants: [{ restaurant: 'Dear Kitchen' }, { restaurant: 'Second Kitchen' }],
      favourite_dishes: [{ dish: 'Dear Dish' }],
    });

    for (const _time of ['first', 'again'])
      expect(await remove(amina, 'restaurants', owner.restaurantId)).toBe(204);
    expect(await namesOf(amina)).toEqual(['Second Kitchen', 'Dear Dish']);
    expect(await namesOf(await createCustomer(app))).toEqual([]);
  });

  test('what customers do not see is unknown, and can still be taken away', async () => {
    const amina = await createCustomer(app);
    const closing = await createOwner(app, { name: 'Closing' });
    const dish = await createDish(app, closing);
    await add(amina, 'restaurants', closing.restaurantId);
    await add(amina, 'dishes', dish.id);
    await sql`update restaurants set status = 'suspended' where id = ${closing.restaurantId}`.execute(
      app.database.db,
    );
    expect(await namesOf(amina)).toEqual([]);
    const other = await createCustomer(app);
    for (const [kind, id] of [
      ['restaurants', closing.restaurantId],
      ['dishes', dish.id],
      ['restaurants', 2_000_000_000],
      ['restaurants', 'x'],
      ['riders', 1],
    ] as const) {
      expect([kind, id, await add(other, kind, id)]).toEqual([kind, id, 404]);
      expect([kind, id, await remove(other, kind, id)]).toEqual([kind, id, 404]);
    }
    expect(await remove(amina, 'restaurants', closing.restaurantId)).toBe(204);
    expect(await remove(amina, 'dishes', dish.id)).toBe(204);
  });

  test('are at most two hundred of each, also when several are added at once', async () => {
    const amina = await createCustomer(app);
    const dishes = [];
    for (const _place of [1, 2, 3]) dishes.push(await createDish(app, owner));
    await sql`
      insert into users (email, name, password_hash)
      select 'liked' || n || '@example.com', 'Owner', 'x' from generate_series(1, 199) n`.execute(
      app.database.db,
    );
    await sql`
      with many as (
        insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude)
        select u.id, 'approved', 'Liked', 'liked-' || u.id, u.email, '+92 42 1234567', 10, 10
        from users u where u.email like 'liked%' returning id)
      insert into favourite_restaurants (user_id, restaurant_id) select ${amina.id}, id from many`.execute(
      app.database.db,
    );
    const more = [await createOwner(app), await createOwner(app)];
    const statuses = await Promise.all(
      more.map(({ restaurantId }) => add(amina, 'restaurants', restaurantId)),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    const kept = more[statuses.indexOf(204)];
    expect(await add(amina, 'restaurants', kept?.restaurantId ?? 0), 'one of them already').toBe(204);
    expect(await add(amina, 'dishes', dishes[0]?.id ?? 0), 'each kind by itself').toBe(204);
  });
});
