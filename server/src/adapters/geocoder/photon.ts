import { z } from 'zod';
import { fetchFromProvider } from '../fetch-from-provider.ts';
import { type GeocoderOptions, placeFrom } from './geocoded-place.ts';
import { GEOCODER_TIMEOUT_MS, type Geocoder, GeocoderUnavailable } from './port.ts';

const text = z.string().optional();
const ResponseBody = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ name: text, street: text, housenumber: text, district: text, city: text }),
    }),
  ),
});

/** https://photon.komoot.io, or a server of one's own. */
export function createPhoton({ base, timeoutMs = GEOCODER_TIMEOUT_MS }: GeocoderOptions): Geocoder {
  return {
    async search({ text: typed, near, limit }) {
      const url = new URL(`${base}/api/`);
      url.search = new URLSearchParams({
        q: typed,
        limit: String(limit),
        ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
      }).toString();
      const { features } = await fetchFromProvider({
        provider: 'Photon',
        url,
        schema: ResponseBody,
        timeoutMs,
        Unavailable: GeocoderUnavailable,
      });
      return features
        .flatMap(({ geometry: { coordinates }, properties }) => {
          const { name, street, housenumber, district, city } = properties;
          const [longitude, latitude] = coordinates;
          return placeFrom({ names: [name, street, housenumber], district, city, latitude, longitude });
        })
        .slice(0, limit);
    },
  };
}
