import { z } from 'zod';
import { anyUser, verifiedUser } from '../access.ts';
import { email } from '../accounts/credentials.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import {
  id,
  isoDate,
  latitude,
  longitude,
  mediaPath,
  message,
  optional,
  phoneAs,
  text,
  upload,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const ALREADY_WAITING_MESSAGE = 'Your restaurant request is already awaiting approval.';
export const ALREADY_OWNER_MESSAGE = 'You already have a restaurant.';
export const RESTAURANT_STATUSES = ['pending', 'approved', 'declined', 'suspended'] as const;
export type RestaurantStatus = (typeof RESTAURANT_STATUSES)[number];

/** It was decided or withdrawn meanwhile. */
export const NO_LONGER_WAITING_MESSAGE = 'Your restaurant request is no longer waiting.';

export const NAME_TAKEN_MESSAGE = 'Another restaurant has this name or one that looks like it.';
export const HIDDEN_CHARACTERS_MESSAGE =
  'Name may not contain control characters or change the writing direction';

/** Control characters, and those that turn the direction of the text around them. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const NAME_MESSAGE = 'Name must be between 1 and 100 characters long';
/** Others know a restaurant by its name, so what would hide in it is refused, not taken off as in other texts. */
export const restaurantName = z
  .string({ error: NAME_MESSAGE })
  .refine((name) => !HIDDEN.test(name.trim()), HIDDEN_CHARACTERS_MESSAGE)
  .pipe(text(LIMITS.title, NAME_MESSAGE));
export const restaurantDescription = text(
  LIMITS.description,
  'Description must be between 1 and 2000 characters long',
);
export const restaurantAddress = text(LIMITS.address, 'Address must be between 3 and 200 characters long');

export const RegisterRestaurantBody = z.object({
  image: upload('An image is required'),
  name: restaurantName,
  email,
  mobile: phoneAs('Contact Number'),
  description: restaurantDescription,
  address: optional(restaurantAddress),
  /** Only ever the token's own user. */
  user_id: optional(id),
  latitude,
  longitude,
});

export const registerRestaurant = endpoint({
  name: 'registerRestaurant',
  summary: 'Ask for a restaurant account; an administrator decides',
  method: 'POST',
  path: '/api/restaurant/register/',
  access: verifiedUser,
  idempotent: true,
  body: RegisterRestaurantBody,
  response: message,
  status: 201,
  uploads: ['image'],
  rateLimits: [{ by: 'address', max: 20, windowSeconds: FIFTEEN_MINUTES }],
});

/** A request as it was sent, to be mended and sent again. */
export const SentRequest = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  description: z.string(),
  address: z.string().nullable(),
  image: mediaPath,
  latitude: z.number(),
  longitude: z.number(),
});
export type SentRequest = z.infer<typeof SentRequest>;

/** The newest request of the caller; `none` when there was never one. */
export const RestaurantRequest = z.object({
  status: z.enum(['none', ...RESTAURANT_STATUSES]),
  name: z.string().nullable(),
  /** Why it was declined or suspended. */
  reason: z.string().nullable(),
  date: isoDate.nullable(),
  /** Only of one that waits or was declined. */
  sent: SentRequest.nullable(),
});
export type RestaurantRequest = z.infer<typeof RestaurantRequest>;

export const getRestaurantRequest = endpoint({
  name: 'getRestaurantRequest',
  summary: "How one's own restaurant request stands",
  method: 'GET',
  path: '/api/restaurant/request/',
  access: anyUser,
  response: RestaurantRequest,
});

export const correctRestaurantRequest = endpoint({
  name: 'correctRestaurantRequest',
  summary: "Send one's own restaurant request anew while it waits; the new one takes its place",
  method: 'PUT',
  path: '/api/restaurant/request/',
  access: verifiedUser,
  body: RegisterRestaurantBody.omit({ user_id: true }),
  response: message,
  uploads: ['image'],
  rateLimits: [{ by: 'user', max: 20, windowSeconds: FIFTEEN_MINUTES }],
});

export const withdrawRestaurantRequest = endpoint({
  name: 'withdrawRestaurantRequest',
  summary: "Take one's own restaurant request back while it waits",
  method: 'DELETE',
  path: '/api/restaurant/request/',
  access: anyUser,
  response: message,
  rateLimits: [{ by: 'user', max: 10, windowSeconds: FIFTEEN_MINUTES }],
});
