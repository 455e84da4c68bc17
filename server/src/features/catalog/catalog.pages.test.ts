import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describe('pages for search engines and link previews', () => {
  let app: TestApp;
  let visitor: Caller;
  let owner: Caller & { restaurantId: number };
  beforeAll(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
    owner = await createOwner(app, { name: 'Biryani & "Sons"' });
  });
  afterAll(() => app.close());

  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('a dish page names itself in its first HTML', async () => {
    const dish = await createDish(app, owner, { title: 'Chicken Biryani', priceMinor: 45_000 });
    const response = await visitor.get(`/dishdetail/${dish.slug}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain(
      '<title>Chicken Biryani · Biryani &amp; &quot;Sons&quot; · Nearbite</title>',
    );
    expect(response.body).toContain(
      '<meta property="og:image" content="http://nearbite.test/media/demo/dish.webp" />',
    );
    expect(response.body).toContain('<meta name="description" content="Rs.450.00 · Long-grain rice');
    expect(dataOf(response.body)).toMatchObject({
      '@type': 'Product',
      name: 'Chicken Biryani',
      offers: { price: '450.00', priceCurrency: 'PKR', availability: 'https://schema.org/InStock' },
    });
  });

  test('nothing a restaurant writes can leave its place', async () => {
    const evil = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>$& $1';
    const dish = await createDish(app, owner, { title: evil, description: `${evil} <!--`, stockQty: 0 });
    const { body } = await visitor.get(`/dishdetail/${dish.slug}/`);
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<img');
    expect(body.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(body)).toMatchObject({
      name: evil,
      description: `${evil} <!--`,
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('a store page is a Restaurant', async () => {
    const { slug } = await app.database.db
      .selectFrom('restaurants')
      .select('slug')
      .where('id', '=', owner.restaurantId)
      .executeTakeFirstOrThrow();
    const response = await visitor.get(`/store/${slug}`);
    expect(response.statusCode).toBe(200);
    expect(dataOf(response.body)).toMatchObject({ '@type': 'Restaurant', name: 'Biryani & "Sons"' });
    const inUrdu = await visitor.get(`/ur/store/${slug}`);
    expect(inUrdu.body).toContain(`<link rel="canonical" href="http://nearbite.test/ur/store/${slug}"`);
    expect(dataOf(inUrdu.body)).toMatchObject({ url: `http://nearbite.test/ur/store/${slug}` });
  });

  test.for([
    '/dishdetail/no-such-dish',
    '/store/no-such-store',
    '/store/..%2f..%2fetc',
    '/dishdetail/%22%3E',
    `/dishdetail/${'a'.repeat(300)}`,
    `/store/${'a'.repeat(3_000)}/`,
    '/store/a/b',
  ])('%s answers 404 with the app itself', async (url) => {
    const response = await visitor.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  });
});
