import { z } from 'zod';
import { admin } from '../access.ts';
import { DISH_STATUSES } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { mediaPath, money, page } from '../fields.ts';
import { idParams, ReasonBody } from './fields.ts';

export const AdminDish = z.object({
  id: z.number(),
  did: z.string(),
  title: z.string(),
  slug: z.string(),
  image: mediaPath,
  price: money,
  stock_qty: z.number(),
  status: z.enum(DISH_STATUSES),
  /** Why it is being reviewed. */
  review_reason: z.string().nullable(),
  category: z.string(),
});
export type AdminDish = z.infer<typeof AdminDish>;

export const listRestaurantDishes = endpoint({
  name: 'adminListRestaurantDishes',
  summary: "A restaurant's dishes in every status",
  method: 'GET',
  path: '/api/admin/restaurants/:id/dishes/',
  access: admin,
  params: idParams,
  query: z.object(page),
  response: z.array(AdminDish),
});

/** As in the list of everything that waits for a decision, of any restaurant. */
export const DishInReview = AdminDish.extend({ restaurant: z.object({ id: z.number(), name: z.string() }) });
export type DishInReview = z.infer<typeof DishInReview>;

export const listDishesInReview = endpoint({
  name: 'adminListDishesInReview',
  summary: 'Dishes under review, of every restaurant',
  method: 'GET',
  path: '/api/admin/dishes/',
  access: admin,
  query: z.object(page),
  response: z.array(DishInReview),
});

const dishVerdict = { method: 'POST', access: admin, params: idParams, response: AdminDish } as const;

export const reviewDish = endpoint({
  name: 'adminReviewDish',
  summary: 'Take a dish off the menu for review; its owner is told the reason and cannot put it back',
  path: '/api/admin/dishes/:id/review/',
  body: ReasonBody,
  ...dishVerdict,
});

export const releaseDish = endpoint({
  name: 'adminReleaseDish',
  summary: 'End the review of a dish, which is then live or in-active as it was before',
  path: '/api/admin/dishes/:id/release/',
  ...dishVerdict,
});
