import { useOwner, useWorkplace } from '../accounts/index.ts';
import { useRestaurantSettingsQuery } from './api.ts';

/** Whether one's restaurant is suspended, and why; the kitchen's staff may not ask. */
export function useOwnStanding() {
  const { restaurantId } = useOwner();
  const skip = useWorkplace()?.role === 'kitchen';
  return useRestaurantSettingsQuery({ params: { restaurant_id: restaurantId } }, { skip });
}
