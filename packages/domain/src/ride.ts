import { metresBetween } from './distance.ts';

/** Streets are longer than the straight line by about so much. */
const DETOUR = 1.35;
/** With lights and stairs: what a rider makes good in a town. */
const METRES_PER_MINUTE = 20_000 / 60;

type Place = { readonly latitude: number; readonly longitude: number };
export type Ride = { readonly kilometres: number; readonly minutes: number };

/** About how far and how long it still is, guessed from the straight line. */
export function estimateRide(from: Place, to: Place): Ride {
  const metres = metresBetween(from, to) * DETOUR;
  return { kilometres: metres / 1000, minutes: Math.max(1, Math.round(metres / METRES_PER_MINUTE)) };
}
