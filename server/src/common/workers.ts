import { sql } from 'kysely';

/** Accounts of everybody who works at a restaurant, as `user_id`: its owner and its staff. */
export const workersOf = (restaurantId: unknown) => sql`(
  select owner_id as user_id from restaurants where id = ${restaurantId}::int
  union all
  select user_id from restaurant_staff where restaurant_id = ${restaurantId}::int and user_id is not null)`;

/** Whose reviews, orders and marks say nothing about the restaurant. */
export const worksAt = (userId: unknown, restaurantId: unknown) =>
  sql`exists (select from ${workersOf(restaurantId)} w where w.user_id = ${userId}::int)`;
