import type { Position } from '@nearbite/contract/tracking/tracking';
import { metresBetween } from '@nearbite/domain/places/distance';

export type Doubt = 'jump' | 'inaccurate';

/** Where a rider was last seen, and whether that can be believed. */
export type TrackedPosition = {
  readonly position: Position;
  readonly doubt: Doubt | undefined;
  /** The last one that was believed. */
  readonly trusted: Position | undefined;
};

const FASTEST_M_PER_S = 200_000 / 3_600;
const WORST_ACCURACY_M = 500;

/** What a new position makes of what was known. A jump is doubted until a second fix says the same. */
export function trackPosition(known: TrackedPosition | undefined, position: Position): TrackedPosition {
  const before = known?.position.rider_id === position.rider_id ? known : undefined;
  if (before && before.position.at >= position.at) return before;
  const doubt = doubtOf(before, position);
  return { position, doubt, trusted: doubt === undefined ? position : before?.trusted };
}

function doubtOf(before: TrackedPosition | undefined, position: Position): Doubt | undefined {
  if ((position.accuracy ?? 0) > WORST_ACCURACY_M) return 'inaccurate';
  if (!before || isRide(before.position, position)) return undefined;
  return before.trusted && isRide(before.trusted, position) ? undefined : 'jump';
}

/** Whether one can get from one to the other in the time; each may be off by as much as its accuracy says. */
function isRide(from: Position, to: Position): boolean {
  const metres = metresBetween(from, to) - (from.accuracy ?? 0) - (to.accuracy ?? 0);
  const seconds = (Date.parse(to.at) - Date.parse(from.at)) / 1000;
  return metres <= FASTEST_M_PER_S * seconds;
}

/** A jump may be wrong by any distance; its circle must at least be seen to be one. */
const SMALLEST_DOUBT_M = 150;

/** The circle a rider may be anywhere in; undefined where the place can be believed. */
export const doubtRadius = ({ position, doubt }: TrackedPosition): number | undefined =>
  doubt && Math.max(position.accuracy ?? 0, SMALLEST_DOUBT_M);
