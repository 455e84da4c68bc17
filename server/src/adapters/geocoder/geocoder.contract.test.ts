import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { chooseGeocoder } from '../choose-adapters.ts';
import { type Scene, startGeocoderServer } from './geocoder-server.testing.ts';
import { listedPlaces } from './listed-places.ts';
import { createNominatim } from './nominatim.ts';
import { createPhoton } from './photon.ts';
import { type Geocoder, GeocoderUnavailable } from './port.ts';

type Options = { base: string; timeoutMs: number };
type Create = (options: Options) => Geocoder;
const REMOTE: Record<string, Create> = { Photon: createPhoton, Nominatim: createNominatim };
const ALL: Record<string, Create> = { 'The list of places': () => listedPlaces, ...REMOTE };
const LAHORE = { latitude: 31.5, longitude: 74.3 };
const search = (geocoder: Geocoder, text: string, limit = 8) =>
  geocoder.search({ text, near: LAHORE, limit });

let server: Awaited<ReturnType<typeof startGeocoderServer>>;
beforeAll(async () => {
  server = await startGeocoderServer();
});
afterAll(() => server.close());

describe.each(Object.entries(ALL))('%s', (_name, create) => {
  const geocoder = () => create({ base: server.base, timeoutMs: 300 });

  it('finds a place with its city and position, no more than asked for', async () => {
    server.play('places');
    const found = await search(geocoder(), 'gulberg', 3);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]).toMatchObject({
      name: expect.stringContaining('Gulberg'),
      city: 'Lahore',
      latitude: expect.closeTo(31.51, 1),
      longitude: expect.closeTo(74.34, 1),
    });
  });

  it('finds nothing for what nobody knows', async () => {
    server.play('places');
    expect(await search(geocoder(), 'xyzzy')).toEqual([]);
  });
});

describe.each(Object.entries(REMOTE))('%s', (_name, create) => {
  const geocoder = (base = server.base) => create({ base, timeoutMs: 300 });

  it('asks for the surroundings first, and writes the address as people do', async () => {
    server.play('places');
    const [first] = await search(geocoder(), 'Gulberg Road & more');
    expect(first?.name).toBe('12 Gulberg Road, Gulberg');
    const asked = server.asked.at(-1)?.searchParams;
    expect(asked?.get('q')).toBe('Gulberg Road & more');
    expect([...(asked?.keys() ?? [])].some((key) => key === 'lat' || key === 'viewbox')).toBe(true);
  });

  it.each<Exclude<Scene, 'places'>>(['slow', 'garbage', 'nonsense', 'error', 'endless'])(
    'a server that is %s makes it unavailable',
    async (scene) => {
      server.play(scene);
      await expect(search(geocoder(), 'gulberg')).rejects.toBeInstanceOf(GeocoderUnavailable);
    },
  );

  it('so does one that is not there', async () => {
    await expect(search(geocoder('http://127.0.0.1:9'), 'gulberg')).rejects.toBeInstanceOf(
      GeocoderUnavailable,
    );
  });
});

describe('the setting', () => {
  const chosen = (GEOCODER_URL?: string) => chooseGeocoder(readConfig({ NODE_ENV: 'test', GEOCODER_URL }));

  it('names the protocol and the server, and is the list without it', async () => {
    server.play('places');
    expect(chosen()).toBe(listedPlaces);
    await search(chosen(`photon+${server.base}/geo/`), 'gulberg');
    expect(server.asked.at(-1)?.pathname).toBe('/geo/api/');
    await search(chosen(`nominatim+${server.base}`), 'gulberg');
    expect(server.asked.at(-1)?.pathname).toBe('/search');
    expect(() => chosen('https://geo.example')).toThrow(/^GEOCODER_URL must look like photon\+https:/);
  });
});
