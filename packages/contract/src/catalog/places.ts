import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { text, withPlace } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Most places found for one text. */
export const PLACES_MAX = 8;

const TYPED_MESSAGE = `Please type between ${LIMITS.placeQuery.min} and ${LIMITS.placeQuery.max} characters`;

export const FoundPlace = z.object({
  name: z.string().min(1).max(200),
  city: z.string().max(60).optional(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  summary: 'Streets and places by what was typed, those around the position first',
  method: 'GET',
  path: '/api/places/',
  access: anyone,
  query: withPlace({ q: text(LIMITS.placeQuery, TYPED_MESSAGE) }),
  response: z.array(FoundPlace).max(PLACES_MAX),
  rateLimits: [{ by: 'address', max: 60, windowSeconds: 60 }],
});
