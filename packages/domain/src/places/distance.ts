import { grouped } from '../grouped.ts';
import * as texts from '../measures.texts.ts';

/** "450 m", "3.2 km", "128 km": as exact as a walk or a ride needs it. */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1000) return texts.metres(String(Math.max(10, metres)));
  const rounded = Math.round(kilometres * 10) / 10;
  return texts.kilometres(rounded < 10 ? rounded.toFixed(1) : grouped(String(Math.round(kilometres))));
}

type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest way over the earth's surface (haversine). */
export function metresBetween(from: Place, to: Place): number {
  const halfTurn = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    halfTurn(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfTurn(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
