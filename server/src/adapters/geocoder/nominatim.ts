import { z } from 'zod';
import { fetchFromProvider } from '../fetch-from-provider.ts';
import { type GeocoderOptions, placeFrom } from './geocoded-place.ts';
import { GEOCODER_TIMEOUT_MS, type Geocoder, GeocoderUnavailable } from './port.ts';

const text = z.string().optional();
const ResponseBody = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: text,
    address: z.object({
      house_number: text,
      road: text,
      suburb: text,
      city: text,
      town: text,
      village: text,
    }),
  }),
);

/** How far around a position its surroundings reach, in degrees. */
const AROUND_DEGREES = 0.5;

/** A Nominatim server of one's own: the public one allows no search while somebody types. */
export function createNominatim({ base, timeoutMs = GEOCODER_TIMEOUT_MS }: GeocoderOptions): Geocoder {
  return {
    async search({ text: typed, near, limit }) {
      const url = new URL(`${base}/search`);
      url.search = new URLSearchParams({
        q: typed,
        format: 'jsonv2',
        addressdetails: '1',
        limit: String(limit),
        ...(near && { viewbox: boxAround(near) }),
      }).toString();
      const found = await fetchFromProvider({
        provider: 'Nominatim',
        url,
        schema: ResponseBody,
        timeoutMs,
        Unavailable: GeocoderUnavailable,
      });
      return found
        .flatMap(({ lat, lon, name, address }) => {
          const { road, house_number, suburb, city, town, village } = address;
          return placeFrom({
            names: [name, road, house_number],
            district: suburb,
            city: city ?? town ?? village,
            latitude: lat,
            longitude: lon,
          });
        })
        .slice(0, limit);
    },
  };
}

const boxAround = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  [
    longitude - AROUND_DEGREES,
    latitude + AROUND_DEGREES,
    longitude + AROUND_DEGREES,
    latitude - AROUND_DEGREES,
  ].join();
