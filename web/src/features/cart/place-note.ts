import type { CartTotals } from '@nearbite/contract/cart/cart';
import { formatRupees } from '@nearbite/domain/money';
import type { Place } from '../../lib/place.ts';

/** The place in the top bar, which the customer may say is the address, in words. */
export const doorText = ({ kind }: Place): string =>
  kind === 'device' ? 'where you are now' : 'your pin on the map';

export type PlaceNoteFacts = {
  readonly place: Place;
  /** For an address whose place is not known. */
  readonly totals: CartTotals;
  /** For the place. */
  readonly totalsThere: CartTotals;
};

/**
 * The fee and the area go by a place, and cards that know one have told of both: why the cart says something else
 * while the customer has not said that the address is there.
 */
export function placeNoteOf({ place, totals, totalsThere }: PlaceNoteFacts): string | undefined {
  const outside = totalsThere.restaurants.filter(
    ({ offers_delivery, delivers_here }) => offers_delivery && delivers_here === false,
  );
  if (outside.length > 0) {
    return outside
      .map(
        ({ name }) =>
          `${name} does not deliver to ${doorText(place)}: the address must be within its delivery area.`,
      )
      .join(' ');
  }
  if (totalsThere.delivery_fee === totals.delivery_fee) return undefined;
  return `The delivery fee is for an address without a place on the map; with “Deliver to ${doorText(place)}” ticked it is ${formatRupees(totalsThere.delivery_fee)}.`;
}
