import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOsrm } from './osrm.ts';
import { type Road, startOsrmServer } from './osrm-server.testing.ts';
import { RoutingUnavailable } from './port.ts';

const FROM = { latitude: 31.52, longitude: 74.36 };
const TO = { latitude: 31.5, longitude: 74.3 };
let osrm: Awaited<ReturnType<typeof startOsrmServer>>;

beforeAll(async () => {
  osrm = await startOsrmServer();
});
afterAll(() => osrm.close());
const ride = (base = osrm.base) => createOsrm({ base, timeoutMs: 300 }).rideBetween(FROM, TO);

test('tells the way and the time, longitude first as OSRM wants it', async () => {
  osrm.play({ kind: 'road', metres: 7_450, seconds: 1_000 });
  expect(await ride()).toEqual({ kilometres: 7.45, minutes: 17 });
  expect(osrm.asked.at(-1)).toBe('/route/v1/driving/74.36,31.52;74.3,31.5?overview=false');
  expect(await ride(`${osrm.base}/osrm/`)).toMatchObject({ minutes: 17 });
  expect(osrm.asked.at(-1)).toMatch(/^\/osrm\/route\/v1\/driving\//);
});

test.each<Exclude<Road['kind'], 'road'>>(['slow', 'garbage', 'no road', 'too far', 'error', 'endless'])(
  'a server that is %s makes it unavailable',
  async (kind) => {
    osrm.play({ kind });
    await expect(ride()).rejects.toBeInstanceOf(RoutingUnavailable);
  },
);

test('so does one that is not there', async () => {
  await expect(ride('http://127.0.0.1:9')).rejects.toBeInstanceOf(RoutingUnavailable);
});
