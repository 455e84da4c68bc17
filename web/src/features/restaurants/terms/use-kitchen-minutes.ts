import { kitchenMinutes } from '@nearbite/domain/terms/terms';
import { useOwner } from '../../accounts/index.ts';
import { useTermsQuery } from './api.ts';

/** How long an order takes in one's own kitchen now, longer while it is busy; undefined until that is known. */
export function useKitchenMinutes(): number | undefined {
  const { restaurantId } = useOwner();
  const { data: terms } = useTermsQuery({ params: { restaurant_id: restaurantId } });
  if (!terms) return undefined;
  const busyUntil = terms.busy_until === null ? null : new Date(terms.busy_until);
  const pace = { prepMinutes: terms.prep_minutes, busyExtraMinutes: terms.busy_extra_minutes, busyUntil };
  return kitchenMinutes(pace, new Date());
}
