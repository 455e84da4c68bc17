import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { STORES_IN_FILE } from './sitemap.queries.ts';

let app: TestApp;
let visitor: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
const read = async (url: string) => {
  const response = await visitor.get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  return locationsOf(response.body);
};

async function openRestaurant(name: string, status: 'approved' | 'pending' = 'approved'): Promise<string> {
  const { restaurantId } = await createOwner(app, { name });
  const { slug } = await app.database.db
    .updateTable('restaurants')
    .set({ status })
    .where('id', '=', restaurantId)
    .returning('slug')
    .executeTakeFirstOrThrow();
  return slug;
}

test('robots.txt leads search engines to the sitemap', async () => {
  const response = await visitor.get('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe('User-agent: *\nDisallow: /api/\nSitemap: http://nearbite.test/sitemap.xml\n');
});

test('the sitemap lists the page of every public restaurant and of no other', async () => {
  const open = await openRestaurant('Karahi Corner');
  const waiting = await openRestaurant('Not Yet', 'pending');
  const files = await read('/sitemap.xml');
  expect(files).toEqual([
    'http://nearbite.test/sitemap/pages.xml',
    'http://nearbite.test/sitemap/stores-0.xml',
  ]);
  expect(await read('/sitemap/pages.xml')).toEqual(
    ['/', '/ur/', '/contact', '/ur/contact', '/terms', '/ur/terms'].map(
      (path) => `http://nearbite.test${path}`,
    ),
  );
  expect((await visitor.get('/sitemap/pages.xml')).body).toContain(
    '<url><loc>http://nearbite.test/ur/contact</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="http://nearbite.test/contact"/>' +
      '<xhtml:link rel="alternate" hreflang="ur" href="http://nearbite.test/ur/contact"/></url>',
  );
  const stores = await read('/sitemap/stores-0.xml');
  expect(stores).toContain(`http://nearbite.test/store/${open}`);
  expect(stores.join()).not.toContain(waiting);
  expect((await visitor.get(`/store/${open}`)).statusCode).toBe(200);
});

test('a large town is spread over several files', async () => {
  await sql`select setval(pg_get_serial_sequence('restaurants', 'id'), ${3 * STORES_IN_FILE - 1})`.execute(
    app.database.db,
  );
  const slug = await openRestaurant('The Far One');
  expect(await read('/sitemap.xml')).toHaveLength(1 + 3);
  expect(await read('/sitemap/stores-1.xml')).toEqual([]);
  expect(await read('/sitemap/stores-2.xml')).toEqual([
    `http://nearbite.test/store/${slug}`,
    `http://nearbite.test/ur/store/${slug}`,
  ]);
});

test.each(['/sitemap/stores-1', '/sitemap/stores--1.xml', '/sitemap/stores-999999.xml', '/sitemap/x.xml'])(
  'there is no %s',
  async (url) => {
    expect((await visitor.get(url)).statusCode).toBe(404);
  },
);
