import type { CartTotals } from '@nearbite/contract/cart/cart';
import { type Place, positionOf } from '../../lib/place.ts';
import { useCartTotals } from './cart.ts';
import { type OrderPreferences, totalsQueryOf } from './order-choices.ts';
import { placeNoteOf } from './place-note.ts';

type Asked = {
  readonly totals: CartTotals | undefined;
  readonly preferences: OrderPreferences;
  /** Where the customer is or looks around, while it is unsaid where the address is. */
  readonly place: Place | undefined;
};

/** What saying that the address is there would change. */
export function usePlaceNote({ totals, preferences, place }: Asked): string | undefined {
  const { currentData: totalsThere } = useCartTotals(
    totalsQueryOf({ ...preferences, pin: place && positionOf(place) }),
    { isAsked: place !== undefined },
  );
  return place && totals && totalsThere ? placeNoteOf({ place, totals, totalsThere }) : undefined;
}
