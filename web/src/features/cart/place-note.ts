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
  // Cards have told of both for the middle of it, too, though nobody can say that it is the address.
  const isPartOfTown = place.kind === 'listed';
  const outside = totalsThere.restaurants.filter(
    ({ offers_delivery, delivers_here }) => offers_delivery && delivers_here === false,
  );
  if (outside.length > 0) {
    return outside
      .map(
        ({ name }) =>
          `${name} does not deliver ${isPartOfTown ? `around ${place.name}` : `to ${doorText(place)}`}: the address must be within its delivery area.`,
      )
      .join(' ');
  }
  if (totalsThere.delivery_fee === totals.delivery_fee) return undefined;
  const fee = formatRupees(totalsThere.delivery_fee);
  const unknownPlace = 'The delivery fee is for an address without a place on the map;';
  return isPartOfTown
    ? `${unknownPlace} around ${place.name} it is about ${fee}. With a pin on the map as your place it is worked out for your door.`
    : `${unknownPlace} with “Deliver to ${doorText(place)}” ticked it is ${fee}.`;
}
