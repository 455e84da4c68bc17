import type { Terms } from './terms.ts';

/** A kitchen in the middle of Lahore that set nothing. */
export const plainTerms: Terms = {
  isSaved: false,
  openingHours: [],
  closedDays: [],
  timeZone: 'Asia/Karachi',
  pausedUntil: null,
  kitchen: { latitude: 31.5204, longitude: 74.3587 },
  radiusKm: 10,
  polygon: null,
  reachKm: 10,
  prepMinutes: 25,
  busyExtraMinutes: 0,
  busyUntil: null,
  autoAccept: true,
  offersDelivery: true,
  offersPickup: false,
  acceptsCash: false,
  deliveryFeeMinor: 0,
  feePerKmMinor: 0,
  freeDeliveryFromMinor: null,
  minimumOrderMinor: 0,
  maxDeliveryFeeMinor: 100_000,
  preorderDays: 0,
  slotMinutes: 30,
  slotCapacity: null,
};
