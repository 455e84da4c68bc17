import { z } from 'zod';
import { kitchenStaff, managers, owner, self } from '../access.ts';
import { newEmail } from '../accounts/credentials.ts';
import { Account, fullName } from '../accounts/own-account.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { id, latitude, longitude, mediaPath, optional, phoneAs, text, upload } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { Translations, translationsOf } from '../translations.ts';
import { restaurantName } from './registration.ts';

const restaurantParams = z.object({ restaurant_id: id });
const profileParams = z.object({ user_id: id });

export const getOwnerProfile = endpoint({
  name: 'getOwnerProfile',
  summary: "The owner's own profile",
  method: 'GET',
  path: '/api/restaurant/profile-update/:user_id/',
  access: self,
  params: profileParams,
  response: Account,
});

export const OwnerProfileBody = z.object({
  image: optional(upload()),
  full_name: fullName.optional(),
  about: text(LIMITS.about, 'About must be at most 2000 characters long').optional(),
});

export const updateOwnerProfile = endpoint({
  name: 'updateOwnerProfile',
  summary: "Change the owner's own profile",
  method: 'PATCH',
  path: '/api/restaurant/profile-update/:user_id/',
  access: self,
  params: profileParams,
  body: OwnerProfileBody,
  response: Account,
  uploads: ['image'],
});

/** What its owner and administrators see of a restaurant alike. */
export const restaurantFields = {
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  phone_number: z.string(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  image: mediaPath,
  latitude: z.number(),
  longitude: z.number(),
};

/** A restaurant as its owner sees it. */
export const OwnRestaurant = z.object({
  id: z.number(),
  user_id: z.number(),
  ...restaurantFields,
  translations: Translations,
  status: z.enum(['approved', 'suspended']),
  /** Why it is suspended, if it is. */
  status_reason: z.string().nullable(),
});
export type OwnRestaurant = z.infer<typeof OwnRestaurant>;

export const SUSPENDED_MESSAGE =
  'Your restaurant is suspended: you can finish existing orders, but not change what customers see.';

/** The reason a restaurant that its owner closed is suspended for. */
export const CLOSED_BY_OWNER = 'Closed by its owner.';

export const CLOSED_MESSAGE =
  'You closed this restaurant. Customers do not see it any more. Contact us to open it again.';

export const OPEN_ORDERS_MESSAGE =
  'There are open orders. Your restaurant can be closed once each is delivered or canceled.';

export const getRestaurantSettings = endpoint({
  name: 'getRestaurantSettings',
  summary: "One's own restaurant",
  method: 'GET',
  path: '/api/restaurant/settings-update/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  response: OwnRestaurant,
});

const description = text(LIMITS.description, 'Description must be between 1 and 2000 characters long');

export const RestaurantSettingsBody = z.object({
  image: optional(upload()),
  name: restaurantName.optional(),
  description: description.optional(),
  translations: translationsOf({ name: restaurantName, description }),
  /** Empty clears it. */
  address: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    text(LIMITS.address, 'Address must be between 3 and 200 characters long').nullable().optional(),
  ),
});

export const updateRestaurantSettings = endpoint({
  name: 'updateRestaurantSettings',
  summary: "Change one's own restaurant; e-mail, phone and address of the page stay",
  method: 'PATCH',
  path: '/api/restaurant/settings-update/:restaurant_id/',
  access: managers,
  params: restaurantParams,
  body: RestaurantSettingsBody,
  response: OwnRestaurant,
  uploads: ['image'],
});

const POSITION_MESSAGE = 'Latitude and longitude belong together';

export const RestaurantContactBody = z
  .object({
    phone_number: phoneAs('Phone').optional(),
    email: newEmail.optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
  })
  .superRefine((body, context) => {
    if ((body.latitude === undefined) === (body.longitude === undefined)) return;
    const missing = body.latitude === undefined ? 'latitude' : 'longitude';
    context.addIssue({ code: 'custom', path: [missing], message: POSITION_MESSAGE });
  });

export const updateRestaurantContact = endpoint({
  name: 'updateRestaurantContact',
  summary: "Change one's own restaurant's phone, e-mail or place; administrators hear of the last two",
  method: 'PATCH',
  path: '/api/restaurant/contact/:restaurant_id/',
  access: managers,
  idempotent: true,
  params: restaurantParams,
  body: RestaurantContactBody,
  response: OwnRestaurant,
  rateLimits: [{ by: 'user', max: 30, windowSeconds: FIFTEEN_MINUTES }],
});

export const closeRestaurant = endpoint({
  name: 'closeRestaurant',
  summary: `Close one's own restaurant for good: it is suspended and only an administrator can open it again. 409 while an order is open`,
  method: 'POST',
  path: '/api/restaurant/close/:restaurant_id/',
  access: owner,
  idempotent: true,
  params: restaurantParams,
  response: OwnRestaurant,
  rateLimits: [{ by: 'user', max: 30, windowSeconds: 15 * 60 }],
});
