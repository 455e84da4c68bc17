import type { Tracking } from '@nearbite/contract/tracking/tracking';
import type { Ride } from '@nearbite/domain/places/ride';
import { RoutingUnavailable } from '../../adapters/routing/port.ts';
import type { Services } from '../../services.ts';

type Place = { readonly latitude: number; readonly longitude: number };
type Delivery = Pick<Tracking, 'positions' | 'home' | 'restaurants'>;

const RIDE_TTL_SECONDS = 120;
/** A server that has just failed is left alone for a moment: every page would wait for it. */
const LEFT_ALONE_SECONDS = 30;
const FAILED_KEY = 'routing:failed';
/** Everyone who follows a rider shares the result, and it holds until they are about 100 metres on. */
const DEGREES_PER_CELL = 1000;

/** The ways by road that are still to go, as far as anyone can tell; never a reason for a page not to come. */
export async function findRides(
  services: Pick<Services, 'routing' | 'cache'>,
  { positions, home, restaurants }: Delivery,
): Promise<Tracking['rides']> {
  const { routing, cache } = services;
  if (!routing || !home || (await cache.get(FAILED_KEY)) !== undefined) return [];
  const isLive = new Set(restaurants.filter(({ state }) => state === 'live').map(({ id }) => id));
  const onTheWay = positions.filter(({ part }) => part === null || isLive.has(part));
  const rides = onTheWay.map(async ({ part, ...position }) => {
    const from = roundToCell(position);
    const key = `ride:${keyOf(from)}:${keyOf(home)}`;
    const ride: Ride = await cache.wrap(key, RIDE_TTL_SECONDS, () => routing.rideBetween(from, home));
    return { part, ...from, ...ride };
  });
  try {
    return await Promise.all(rides);
  } catch (error) {
    if (!(error instanceof RoutingUnavailable)) throw error;
    await cache.set(FAILED_KEY, true, LEFT_ALONE_SECONDS);
    return [];
  }
}

const keyOf = ({ latitude, longitude }: Place) => `${latitude},${longitude}`;

const roundToCell = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * DEGREES_PER_CELL) / DEGREES_PER_CELL,
  longitude: Math.round(longitude * DEGREES_PER_CELL) / DEGREES_PER_CELL,
});
