import { divIcon, type LatLng, type MapOptions } from 'leaflet';
import type { Position } from '../../lib/place/geolocation.ts';

export const CITY_ZOOM = 12;
export const MAX_ZOOM = 19;

/** The globe once, without a rim above and below it: at the smallest zoom it is wider and higher than any of our maps. */
export const WORLD = {
  minZoom: 3,
  maxBounds: [
    [-85, -720],
    [85, 720],
  ],
  maxBoundsViscosity: 1,
} satisfies MapOptions;

/** About a tenth of a metre: more digits would only look exact. */
const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** The map can be panned around the globe more than once; a place cannot. */
export function toPosition(point: LatLng): Position {
  const { lat, lng } = point.wrap();
  return { latitude: rounded(Math.max(-90, Math.min(90, lat))), longitude: rounded(lng) };
}

const PIN_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="44" viewBox="0 0 36 44" aria-hidden="true">
<path d="M18 43C18 43 34 27.5 34 17A16 16 0 0 0 2 17C2 27.5 18 43 18 43Z" fill="#D7331F" stroke="#fff" stroke-width="2"/>
<circle cx="18" cy="17" r="6" fill="#fff"/></svg>`;

export const PIN = divIcon({ html: PIN_SVG, className: '', iconSize: [36, 44], iconAnchor: [18, 43] });

const KEY_STEP_PX = 12;
/** How far an arrow key moves a pin, in pixels of the map. */
export const KEY_MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
};
