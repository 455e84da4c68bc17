import { z } from 'zod';
import { anyUser } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { latitude, longitude, mediaPath, money, numeric, optional, text } from '../fields.ts';
import { PublicTerms } from '../restaurants/public-terms.ts';

/** Most dishes suggested of one category. */
export const WEATHER_DISHES_PER_CATEGORY = 12;

/** Most categories suggested at once. */
export const WEATHER_CATEGORIES_MAX = 6;
const ONE_MINUTE = 60;

export const Weather = z.object({
  /** Degrees Celsius. */
  temperature: z.number(),
  /** OpenWeatherMap's main condition in lower case: clear, clouds, rain… */
  condition: z.string(),
});
export type Weather = z.infer<typeof Weather>;

export const getWeather = endpoint({
  name: 'getWeather',
  summary: "The weather at a position, else at the user's saved one",
  method: 'GET',
  path: '/api/weather',
  access: anyUser,
  query: z.object({ latitude: optional(latitude), longitude: optional(longitude) }),
  response: Weather,
  rateLimits: [{ by: 'address', max: 60, windowSeconds: ONE_MINUTE }],
});

export const WeatherDish = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  price: money,
  image: mediaPath,
  category: z.object({ title: z.string() }),
  restaurant: z.object({ name: z.string() }).extend(PublicTerms.shape),
  stock_qty: z.number(),
  /** It has portions, spice levels or extras, which the dish itself tells. */
  has_choices: z.boolean(),
  /** Null when it is not known where the user is. */
  distance_km: z.number().nullable(),
});
export type WeatherDish = z.infer<typeof WeatherDish>;

/** What speaks most for a suggestion: the weather, the time of day, the season, one's own orders or those of others. */
export const SUGGESTION_KINDS = ['weather', 'hour', 'season', 'own', 'others'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const WeatherGroup = z.object({
  title: z.string(),
  /** One sentence for people: "Because it is cold." */
  why: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
  /** False: all of them are of closed kitchens, as no open one within reach has any for the moment. */
  is_open: z.boolean(),
});
export type WeatherGroup = z.infer<typeof WeatherGroup>;

export const suggestWeatherDishes = endpoint({
  name: 'suggestWeatherDishes',
  summary: 'Dishes that suit the weather, within reach of the given position, else of the saved one',
  method: 'POST',
  path: '/api/restaurant/weather-dishes/',
  access: anyUser,
  body: z.object({
    temperature: numeric({ min: -100, max: 100 }, 'Temperature must be between -100 and 100'),
    condition: text({ min: 0, max: 40 }, 'Condition must be at most 40 characters long'),
    latitude: optional(latitude),
    longitude: optional(longitude),
  }),
  response: z.object({
    /** In the order of the reason. */
    recommended_categories: z.array(z.string()).max(WEATHER_CATEGORIES_MAX),
    dishes: z.array(WeatherDish),
    /** The recommended categories once more, each with its reason. */
    groups: z.array(WeatherGroup).max(WEATHER_CATEGORIES_MAX),
    /** For people: "14 °C and rain: soups, pakoras, chai"; names only foods that are among the dishes. */
    reason: z.string(),
    /** The foods of the reason, in its order. */
    foods: z.array(z.string()),
    /** `rating`: it is not known where the user is, so the best rated restaurants stand in for those within reach. */
    basis: z.enum(['distance', 'rating']),
  }),
});
