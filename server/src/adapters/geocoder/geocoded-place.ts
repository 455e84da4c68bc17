import { LIMITS } from '@nearbite/contract/limits';
import type { GeocodedPlace } from './port.ts';

export type GeocoderOptions = { readonly base: string; readonly timeoutMs?: number };

type Parts = {
  /** Its own name, its street and the number there. */
  readonly names: readonly [
    name: string | undefined,
    street: string | undefined,
    houseNumber: string | undefined,
  ];
  readonly district: string | undefined;
  readonly city: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
};

/** One line as people write an address; none for what has no name or lies nowhere. */
export function placeFrom({ names, district, city, latitude, longitude }: Parts): GeocodedPlace[] {
  const [own, street, houseNumber] = names;
  const atStreet = street && [houseNumber, street].filter(Boolean).join(' ');
  const name = [...new Set([own === street ? undefined : own, atStreet, district])]
    .filter((part) => part && part !== city)
    .join(', ');
  const line = (name || city || '').slice(0, LIMITS.address.max).trim();
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (line === '' || !isOnEarth) return [];
  return [{ name: line, ...(city && { city: city.slice(0, LIMITS.city.max) }), latitude, longitude }];
}
