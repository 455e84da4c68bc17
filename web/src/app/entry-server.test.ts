import { expect, test } from 'vitest';
import { aDish } from '../testing/data/dishes.ts';
import { CONFIG } from '../testing/frame-responses.ts';
import { preparePage } from './entry-server.tsx';

test.each(['//x', '/nope', '/%25'])('renders %s as the page about what is not there', async (path) => {
  const page = await preparePage(path, async () => Response.json(CONFIG), Date.now());
  expect(page?.status).toBe(404);
  expect(page?.render()).toContain('There is no page at this address.');
});

test.each([
  ['/login', 'Signing in needs JavaScript.'],
  ['/register', 'Signing up needs JavaScript.'],
])('%s says beside its button what it needs where there are no scripts', async (path, text) => {
  const page = await preparePage(path, async () => Response.json(CONFIG), Date.now());
  expect(page?.render()).toMatch(
    new RegExp(`<noscript>[^/]*${text}[^/]*</p></noscript><button[^>]*type="submit"`),
  );
});

const aReview = {
  id: 3,
  review: 'Good rice.',
  rating: 5,
  changed_at: null,
  has_ordered: true,
  helpful: 0,
  marked_helpful: false,
  reply: null,
  profile: { image: null, full_name: 'Ali' },
  dish: { title: aDish.title, slug: aDish.slug },
};

test('a page is fresh until its dish loses its badge, whatever else of it has a date', async () => {
  const now = Date.parse('2026-05-20T12:00:00Z');
  const freshUntil = async (date: string) => {
    const responses: Readonly<Record<string, unknown>> = {
      '/api/store/dish/chicken-biryani': { ...aDish, date },
      '/api/restaurant/reviews/5/': {
        reviews: [{ ...aReview, date: '2026-05-19T00:00:00Z' }],
        has_reviewed: false,
      },
    };
    const serverFetch = async ({ url }: Request) => Response.json(responses[new URL(url).pathname] ?? CONFIG);
    return (await preparePage('/dishdetail/chicken-biryani', serverFetch, now))?.freshUntilMs;
  };
  expect(await freshUntil('2026-01-01T00:00:00Z')).toBe(Number.POSITIVE_INFINITY);
  expect(await freshUntil('2026-05-10T00:00:00Z')).toBe(Date.parse('2026-05-24T00:00:00Z'));
});
