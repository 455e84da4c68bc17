import { useOwner } from '../../accounts/index.ts';
import { useTermsQuery } from './api.ts';

/** The zone of one's own kitchen, once it is known. */
export function useKitchenZone(): string | undefined {
  const { restaurantId } = useOwner();
  return useTermsQuery({ params: { restaurant_id: restaurantId } }).data?.effective_time_zone;
}
