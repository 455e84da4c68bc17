import { PLACES_MAX, searchPlaces } from '@nearbite/contract/catalog/places';
import type { FastifyInstance } from 'fastify';
import { listedPlaces } from '../../adapters/geocoder/listed-places.ts';
import { GeocoderUnavailable } from '../../adapters/geocoder/port.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { placeOf } from '../../shared/terms/fill-terms.ts';

const KEPT_SECONDS = 10 * 60;

export function registerPlaces(app: FastifyInstance, { geocoder, cache }: Services): void {
  mount(app, searchPlaces, async ({ query }) => {
    const here = placeOf(query);
    // Enough to tell which city somebody is in, and all that anybody else is told of where they are.
    const near = here && { latitude: toTenth(here.latitude), longitude: toTenth(here.longitude) };
    const asked = { text: query.q.toLowerCase(), near, limit: PLACES_MAX };
    try {
      return await cache.wrap(`places:${JSON.stringify(asked)}`, KEPT_SECONDS, () => geocoder.search(asked));
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      return listedPlaces.search(asked);
    }
  });
}

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;
