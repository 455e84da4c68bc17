import type { Ride } from '@nearbite/domain/places/ride';

export type RoutePlace = { readonly latitude: number; readonly longitude: number };

/** Knows the streets between two places. */
export type RoutingService = {
  /** Rejects with RoutingUnavailable. */
  rideBetween(from: RoutePlace, to: RoutePlace): Promise<Ride>;
};

export class RoutingUnavailable extends Error {
  override readonly name = 'RoutingUnavailable';
}
