import type { MapBounds } from '@nearbite/contract/catalog/catalog';

/** About ten metres, so that hardly moving the map asks for nothing new. */
const DECIMALS = 4;
const WHOLE_GLOBE = 360;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const wrapped = (longitude: number) => rounded(((((longitude + 180) % 360) + 360) % 360) - 180);
const clamped = (latitude: number) => rounded(Math.max(-90, Math.min(90, latitude)));

/** What a map shows, as the server is asked for it: maps can be panned around the globe more than once. */
export function toMapBounds({ south, west, north, east }: MapBounds): MapBounds {
  const isWholeGlobe = east - west >= WHOLE_GLOBE;
  return {
    south: clamped(south),
    north: clamped(north),
    west: isWholeGlobe ? -180 : wrapped(west),
    east: isWholeGlobe ? 180 : wrapped(east),
  };
}
