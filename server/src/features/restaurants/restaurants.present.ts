import type { OwnRestaurant } from '@nearbite/contract/restaurants/restaurants';
import type { OwnRestaurantRow } from './restaurants.queries.ts';

/** Only an approved or suspended restaurant has an owner who may ask for it. */
export function presentOwnRestaurant({ owner_id, status, ...row }: OwnRestaurantRow): OwnRestaurant {
  const isSuspended = status === 'suspended';
  return {
    ...row,
    user_id: owner_id,
    status: isSuspended ? 'suspended' : 'approved',
    status_reason: isSuspended ? row.status_reason : null,
  };
}
