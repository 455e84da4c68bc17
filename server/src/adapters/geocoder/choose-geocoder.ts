import type { Config } from '../../config.ts';
import { listedPlaces } from './listed-places.ts';
import { createNominatim } from './nominatim.ts';
import { createPhoton } from './photon.ts';
import type { Geocoder } from './port.ts';

export function chooseGeocoder({ GEOCODER_URL }: Pick<Config, 'GEOCODER_URL'>): Geocoder {
  if (GEOCODER_URL === undefined) return listedPlaces;
  const { protocol, base } = GEOCODER_URL;
  return protocol === 'photon' ? createPhoton({ base }) : createNominatim({ base });
}
