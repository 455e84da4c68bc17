import { usePlace } from '../../lib/place.ts';
import { useCartTotals } from './cart.ts';
import { type OrderPreferences, totalsQueryOf } from './order-choices.ts';

/** Restaurants of the cart that do not deliver to where the customer is. */
export type FarRestaurants = { readonly where: string; readonly ids: readonly number[] };

/**
 * Asked about the place in the top bar where the address has no pin to go by. It is a warning only: the address may be
 * elsewhere, so neither the fee nor the order itself goes by that place.
 */
export function useFarRestaurants(preferences: OrderPreferences): FarRestaurants | undefined {
  const place = usePlace();
  const isAsked =
    place !== undefined && preferences.pin === undefined && preferences.fulfilment === 'delivery';
  const { currentData } = useCartTotals(totalsQueryOf({ ...preferences, pin: place }), !isAsked);
  if (!isAsked || !currentData) return undefined;
  return {
    where: place.kind === 'device' ? 'where you are' : `to ${place.name}`,
    ids: currentData.restaurants.filter(({ delivers_here }) => delivers_here === false).map(({ id }) => id),
  };
}
