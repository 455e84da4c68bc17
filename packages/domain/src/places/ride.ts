import { metresBetween } from './distance.ts';

/** Streets are longer than the straight line by about so much. */
const DETOUR = 1.35;
/** With lights and stairs: what a rider makes good in a town. */
const METRES_PER_MINUTE = 20_000 / 60;

const CLOSE_KM = 0.2;

type Place = { readonly latitude: number; readonly longitude: number };
export type Ride = { readonly kilometres: number; readonly minutes: number };

/** A way that a server for routes has told, and from where. */
type KnownRide = Ride & Place;

/**
 * What is left of a way that was told from a place nearby: the streets wind as much as they did from there. Far from
 * there, or nearly at home, the straight line says as much.
 */
export function restOfRide(from: Place, to: Place, known: KnownRide | undefined): Ride {
  const guess = estimateRide(from, to);
  const before = known && estimateRide(known, to);
  if (!known || !before || before.kilometres < CLOSE_KM) return guess;
  const share = guess.kilometres / before.kilometres;
  return {
    kilometres: known.kilometres * share,
    minutes: Math.max(1, Math.round(known.minutes * share)),
  };
}

/** About how far and how long it still is, guessed from the straight line. */
export function estimateRide(from: Place, to: Place): Ride {
  const metres = metresBetween(from, to) * DETOUR;
  return { kilometres: metres / 1000, minutes: Math.max(1, Math.round(metres / METRES_PER_MINUTE)) };
}
