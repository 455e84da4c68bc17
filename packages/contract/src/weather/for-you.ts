import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { latitude, longitude, optional } from '../fields.ts';
import { SUGGESTION_KINDS, WeatherDish } from './weather.ts';

/** Most dishes in home's row. */
export const FOR_YOU_MAX = 8;

const ONE_MINUTE = 60;

export const ForYouDish = WeatherDish.omit({
  description: true,
  stock_qty: true,
  has_choices: true,
}).extend({
  /** One sentence for people: "Because it is cold." */
  why: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
});
export type ForYouDish = z.infer<typeof ForYouDish>;

export const suggestForYou = endpoint({
  name: 'suggestForYou',
  summary:
    'Dishes of open kitchens that suit the moment, for a visitor or for the person of the token; never cached',
  method: 'GET',
  path: '/api/store/for-you/',
  access: anyone,
  query: z.object({ latitude: optional(latitude), longitude: optional(longitude) }),
  response: z.object({
    dishes: z.array(ForYouDish).max(FOR_YOU_MAX),
    /** `rating`: it is not known where the person is, so the best rated restaurants stand in for those within reach. */
    basis: z.enum(['distance', 'rating']),
  }),
  rateLimits: [{ by: 'address', max: 60, windowSeconds: ONE_MINUTE }],
});
