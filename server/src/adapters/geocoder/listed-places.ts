import { searchListedPlaces } from '@nearbite/domain/places/places';
import type { Geocoder } from './port.ts';

/** Knows the cities and areas of the list and no streets; needs no service. */
export const listedPlaces: Geocoder = {
  async search({ text, near, limit }) {
    return searchListedPlaces(text, near ?? undefined).slice(0, limit);
  },
};
