import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGeocoderServer } from '../../adapters/geocoder/geocoder-server.testing.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let geocoder: Awaited<ReturnType<typeof startGeocoderServer>>;
let app: TestApp;
beforeAll(async () => {
  geocoder = await startGeocoderServer();
  app = await buildTestApp({
    environment: { GEOCODER_URL: `photon+${geocoder.base}`, RATE_LIMIT: 'on' },
  });
});
afterAll(async () => {
  await app.close();
  await geocoder.close();
});

const search = (query: string) => app.inject({ url: `/api/places/?${query}` });

test('streets are found by anyone, asked for once, and nobody outside learns where exactly one is', async () => {
  const first = await search('q=Gulberg&latitude=31.5204&longitude=74.3587');
  expect(first.statusCode).toBe(200);
  expect(first.json()).toHaveLength(8);
  expect(first.json()[0]).toEqual({
    name: '12 Gulberg Road, Gulberg',
    city: 'Lahore',
    latitude: 31.51,
    longitude: 74.34,
  });
  await search('q=gulberg&latitude=31.5399&longitude=74.4021');
  expect(geocoder.asked).toHaveLength(1);
  expect(geocoder.asked[0]?.search).toBe('?q=gulberg&limit=8&lat=31.5&lon=74.4');
});

test('the list of places stands in for a server that does not answer', async () => {
  geocoder.play('error');
  expect((await search('q=clift')).json()).toEqual([
    { name: 'Clifton, Karachi', city: 'Karachi', latitude: 24.8138, longitude: 67.03 },
  ]);
});

test('what is too short, too long or half a position is refused, and so are too many calls', async () => {
  for (const query of ['', 'q=a', `q=${'a'.repeat(101)}`, 'q=clifton&latitude=31']) {
    expect((await search(query)).statusCode).toBe(400);
  }
  const answers = await Promise.all(Array.from({ length: 60 }, () => search('q=clift')));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
