import * as contract from '@nearbite/contract/reviews/customer-reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describeAccess(contract);

describe('reviews', () => {
  let app: TestApp;
  let owner: Caller & { restaurantId: number };
  let dish: TestDish;

  beforeAll(async () => {
    app = await buildTestApp();
    owner = await createOwner(app);
  });
  beforeEach(async () => {
    dish = await createDish(app, owner);
  });
  afterAll(() => app.close());

  const review = (caller: Caller, body: object) => caller.post(`/api/restaurant/reviews/${dish.id}/`, body);

  async function ratings() {
    const { db } = app.database;
    const [dishRow, restaurantRow] = await Promise.all([
      db
        .selectFrom('dishes')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', dish.id)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('restaurants')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', owner.restaurantId)
        .executeTakeFirstOrThrow(),
    ]);
    return { dish: dishRow, restaurant: restaurantRow };
  }

  test('an order tells which of its dishes the customer has reviewed', async () => {
    const [amina, other] = [await createCustomer(app), await createCustomer(app)];
    const second = await createDish(app, owner);
    const { oid } = await placeTestOrder(amina, [{ dish_id: dish.id }, { dish_id: second.id }]);
    const reviewed = async () => {
      const { orderitem } = (await amina.get(`/api/customer/order/detail/${amina.id}/${oid}/`)).json();
      return orderitem.map((item: { has_reviewed: boolean }) => item.has_reviewed);
    };
    await review(other, { dish_id: dish.id, rating: 2, review: 'Cold.' });
    expect(await reviewed()).toEqual([false, false]);
    await review(amina, { dish_id: dish.id, rating: 4, review: 'Warm.' });
    expect(await reviewed()).toEqual([true, false]);
  });

  test('a customer reviews a dish, and everyone reads it', async () => {
    const amina = await createCustomer(app, { name: 'Amina Khan' });
    const before = await ratings();
    const response = await review(amina, {
      dish_id: dish.id,
      rating: '4',
      review: '  Fragrant and <b>hot</b>.  ',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      rating: 4,
      review: 'Fragrant and <b>hot</b>.',
      reply: null,
      profile: { image: null, full_name: 'Amina Khan' },
      dish: { title: 'Chicken Biryani', slug: dish.slug },
    });

    const url = `/api/restaurant/reviews/${dish.id}`;
    expect((await amina.get(url)).json()).toMatchObject({ has_reviewed: true, reviews: [{ rating: 4 }] });
    const seenByVisitor = await visitorOf(app).get(url);
    expect(seenByVisitor.json()).toMatchObject({ has_reviewed: false, reviews: [{ rating: 4 }] });
    expect(seenByVisitor.headers['x-total-count']).toBe('1');

    const after = await ratings();
    expect(after.dish).toEqual({ rating_sum: 4, rating_count: 1 });
    expect(after.restaurant.rating_count).toBe(before.restaurant.rating_count + 1);
    expect(after.restaurant.rating_sum).toBe(before.restaurant.rating_sum + 4);
  });

  test('a second review of the same dish is refused and changes nothing', async () => {
    const amina = await createCustomer(app);
    await review(amina, { rating: 5, review: 'Great' });
    const second = await review(amina, { rating: 1, review: 'Changed my mind' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'conflict',
      message: 'You have already reviewed this dish.',
    });
    expect((await ratings()).dish).toEqual({ rating_sum: 5, rating_count: 1 });
  });

  test('owners and unverified customers are refused with the reason', async () => {
    const asOwner = await review(owner, { rating: 5, review: 'My own' });
    expect([asOwner.statusCode, asOwner.json().code]).toEqual([403, 'forbidden']);
    const newcomer = await createCustomer(app, { isVerified: false });
    const asNewcomer = await review(newcomer, { rating: 5, review: 'Nice' });
    expect(asNewcomer.statusCode).toBe(403);
    expect(asNewcomer.json()).toMatchObject({
      code: 'unverified',
      message: 'Please verify your email first.',
    });
  });

  test.for([
    [{ rating: 0, review: 'x' }, 'rating'],
    [{ rating: 6, review: 'x' }, 'rating'],
    [{ rating: 4.5, review: 'x' }, 'rating'],
    [{ rating: '', review: 'x' }, 'rating'],
    [{ review: 'x' }, 'rating'],
    [{ rating: 5 }, 'review'],
    [{ rating: 5, review: '   ' }, 'review'],
    [{ rating: 5, review: 'x'.repeat(1001) }, 'review'],
    [{ rating: 5, review: 'x', dish_id: 999_999 }, 'dish_id'],
  ] as const)('%j is refused at %s', async ([body, field]) => {
    const response = await review(await createCustomer(app), body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[field]).toHaveLength(1);
  });

  test('a dish that is gone, or whose restaurant is suspended, is unknown', async () => {
    const amina = await createCustomer(app);
    const closed = await createOwner(app, { status: 'suspended' });
    const unreachable = [
      await createDish(app, owner, { isDeleted: true }),
      await createDish(app, closed),
      { id: 2_000_000_000 },
    ];
    for (const { id } of unreachable) {
      expect((await amina.get(`/api/restaurant/reviews/${id}`)).statusCode).toBe(404);
      const written = await amina.post(`/api/restaurant/reviews/${id}/`, { rating: 3, review: 'x' });
      expect(written.statusCode).toBe(404);
    }
  });

  test('many at once: every review counts once, in the dish and in the restaurant', async () => {
    const other = await createDish(app, owner);
    const before = (await ratings()).restaurant;
    const people = await Promise.all(Array.from({ length: 15 }, () => createCustomer(app)));
    const responses = await Promise.all(
      people.flatMap((person, index) => [
        review(person, { rating: (index % 5) + 1, review: 'First' }),
        review(person, { rating: 1, review: 'Again' }),
        person.post(`/api/restaurant/reviews/${other.id}/`, { rating: 2, review: 'Also' }),
      ]),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);

    const kept = await app.database.db
      .selectFrom('reviews')
      .select(({ fn }) => [fn.sum<number>('rating').as('sum'), fn.countAll<number>().as('count')])
      .where('dish_id', '=', dish.id)
      .executeTakeFirstOrThrow();
    const after = await ratings();
    expect(after.dish).toEqual({ rating_sum: Number(kept.sum), rating_count: 15 });
    expect(after.restaurant.rating_count).toBe(before.rating_count + 30);
    expect(after.restaurant.rating_sum).toBe(before.rating_sum + Number(kept.sum) + 15 * 2);
  });

  test('the list is bounded and goes on with offset', async () => {
    for (const rating of [1, 2, 3])
      await review(await createCustomer(app), { rating, review: `Number ${rating}` });
    const response = await visitorOf(app).get(`/api/restaurant/reviews/${dish.id}?limit=1&offset=1`);
    expect(response.json().reviews).toMatchObject([{ rating: 2 }]);
    expect(response.headers['x-total-count']).toBe('3');
  });

  test('those who ordered the dish are marked and come first, also when it is handed over after the review', async () => {
    const [guest, eater, later] = await Promise.all([1, 2, 3].map(() => createCustomer(app)));
    if (!guest || !eater || !later) throw new Error('No customers');
    const order = await placeTestOrder(eater, [{ dish_id: dish.id }]);
    const hand = (oid: string) =>
      owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'fulfilled' });
    await hand(order.oid);
    const waiting = await placeTestOrder(later, [{ dish_id: dish.id }]);
    expect((await review(eater, { rating: 5, review: 'eater' })).json()).toMatchObject({ has_ordered: true });
    expect((await review(later, { rating: 5, review: 'later' })).json()).toMatchObject({
      has_ordered: false,
    });
    expect((await review(guest, { rating: 1, review: 'guest' })).json()).toMatchObject({
      has_ordered: false,
    });
    const shown = async (url: string) =>
      (await visitorOf(app).get(url))
        .json()
        .reviews.map((one: contract.Review) => [one.review, one.has_ordered]);
    const list = `/api/restaurant/reviews/${dish.id}/`;
    expect(await shown(list)).toEqual([
      ['eater', true],
      ['guest', false],
      ['later', false],
    ]);
    await hand(waiting.oid);
    const expected = [
      ['later', true],
      ['eater', true],
      ['guest', false],
    ];
    expect(await shown(list)).toEqual(expected);
    expect(await shown(`/api/store/dish/${dish.slug}`)).toEqual(expected);
    expect((await visitorOf(app).get(`${list}?limit=1&offset=2`)).json().reviews).toMatchObject([
      { review: 'guest' },
    ]);
  });
});

describe('reviews without an order', () => {
  test('are three a day for an account; what it ordered does not count', async () => {
    const app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
    const owner = await createOwner(app);
    const amina = await createCustomer(app);
    const write = async () => {
      const { id } = await createDish(app, owner);
      return amina.post(`/api/restaurant/reviews/${id}/`, { rating: 5, review: 'Good.' });
    };
    for (let turn = 0; turn < contract.REVIEWS_WITHOUT_ORDER; turn += 1) {
      expect((await write()).statusCode).toBe(201);
    }
    const refused = await write();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { code: 'rate_limited', message: contract.TOO_MANY_REVIEWS_MESSAGE },
    ]);
    const dish = await createDish(app, owner);
    const { oid } = await placeTestOrder(amina, [{ dish_id: dish.id }]);
    await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'fulfilled' });
    const own = await amina.post(`/api/restaurant/reviews/${dish.id}/`, { rating: 5, review: 'Good.' });
    expect(own.statusCode).toBe(201);
    await app.close();
  });
});
