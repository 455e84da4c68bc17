import { type CountryCode, installation } from '@nearbite/contract/installation';
import type { Country, Position } from './country.ts';
import { UNITED_KINGDOM } from './gb.ts';
import { PAKISTAN } from './pk.ts';

export const COUNTRY_TABLES: Readonly<Record<CountryCode, Country>> = { PK: PAKISTAN, GB: UNITED_KINGDOM };

/** The one this installation is in. */
export const country = (): Country => COUNTRY_TABLES[installation().country];

/** Where a map begins that is not told a place: the centre of the first city. */
export const mapCentre = (): Position => country().cities[0]?.places[0] ?? { latitude: 0, longitude: 0 };
