import { createDish } from '@nearbite/contract/dishes/dishes';
import { createReview } from '@nearbite/contract/reviews/customer-reviews';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { anOwnerDish } from '../../testing/data/dishes.ts';
import { fakeSender } from '../../testing/fake-sender.ts';
import { fakeServer, json, refusal } from '../../testing/fake-server.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import { closeSubmissions } from './idempotency-keys.ts';
import { uploadCall } from './upload.ts';

const REVIEW = 'POST /api/restaurant/reviews/5/';
const testApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ review: build.mutation(call(createReview)) }),
});

afterEach(() => {
  closeSubmissions(REVIEW);
  closeSubmissions('POST /api/restaurant/create-dish/7/');
  vi.useRealTimers();
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** Sends reviews one after the other and tells under which keys. */
const REVIEWED = {
  id: 1,
  review: 'Good',
  rating: 4,
  date: '2026-01-01T00:00:00.000Z',
  reply: null,
  has_ordered: false,
  changed_at: null,
  helpful: 0,
  marked_helpful: false,
  profile: { image: null, full_name: 'Sara Khan' },
  dish: { title: 'Pulao', slug: 'pulao' },
};

async function keysOf(responses: (() => Response)[], words: string[]): Promise<(string | undefined)[]> {
  const left = [...responses];
  const server = fakeServer({ [REVIEW]: () => left.shift()?.() ?? lost() });
  const store = createStore();
  for (const review of words) {
    await store.dispatch(
      testApi.endpoints.review.initiate({ params: { dish_id: 5 }, body: { rating: 4, review } }),
    );
  }
  return server.calls.map((seen) => seen.idempotencyKey);
}

describe('a creating call', () => {
  test('carries a new key after each response', async () => {
    const made = () => json(REVIEWED, 201);
    const [first, second] = await keysOf([made, made], ['Good', 'Good']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test.each([
    ['a lost answer', lost],
    ['an answer nobody can read', () => new Response('<html>', { status: 200 })],
    ['a server in trouble', () => refusal(503, 'unavailable')],
    ['too many calls', () => refusal(429, 'rate_limited')],
    ['a session that ended', () => refusal(401, 'unauthorized')],
  ])('keeps its key after %s', async (_story, response) => {
    const [first, second] = await keysOf([response, response], ['Good', 'Good']);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  test('gets a new key after a refusal, and when it says something else', async () => {
    const refused = () => refusal(400, 'validation');
    const [first, second] = await keysOf([refused, refused], ['Good', 'Good']);
    expect(second).not.toBe(first);
    const [third, fourth, fifth] = await keysOf([lost, lost, lost], ['Good', 'Better', 'Good']);
    expect(fourth).not.toBe(third);
    expect(fifth).toBe(third);
  });

  test('is meant anew once another got its response at the same address, or half an hour later', async () => {
    const made = () => json(REVIEWED, 201);
    const [first, , third] = await keysOf([lost, made, made], ['Good', 'Better', 'Good']);
    expect(third).not.toBe(first);
    const [before] = await keysOf([lost], ['Good']);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    expect(await keysOf([lost], ['Good'])).not.toContain(before);
  });
});

const NO_LISTS = { tags: '', specifications: [], spiceLevel: [], sizes: [], gallery: [] };
const DISH = { title: 'Pulao', description: 'Rice', category: 1, price: 450, stock_qty: 3, ...NO_LISTS };

test('an upload keeps its key as long as the same files are chosen', async () => {
  const sent = fakeSender(
    'error',
    'timeout',
    'error',
    { status: 201, text: JSON.stringify(anOwnerDish) },
    'error',
  );
  const picture = () => new File(['bytes'], 'dish.png', { type: 'image/png' });
  const send = (image: File) =>
    uploadCall(createDish).queryFn(
      {
        params: { restaurant_id: 7 },
        body: { ...DISH, image },
      },
      { signal: new AbortController().signal },
    );
  const chosen = picture();
  for (const image of [chosen, chosen, picture(), chosen, chosen]) await send(image);
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[4]).not.toBe(keys[0]);
});
