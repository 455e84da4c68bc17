import type { CartTotals } from '@nearbite/contract/cart/cart';
import { type Place, positionOf } from '../../lib/place.ts';
import { useCartTotals } from './cart.ts';
import { type OrderPreferences, totalsQueryOf } from './order-choices.ts';
import { placeNoteOf } from './place-note.ts';

type Asked = {
  readonly totals: CartTotals | undefined;
  readonly preferences: OrderPreferences;
  /** What the customer may say is the address. */
  readonly offered: Place | undefined;
};

/** What saying that the address is there would change, while it is unsaid. */
export function usePlaceNote({ totals, preferences, offered }: Asked): string | undefined {
  const place = preferences.pin === undefined ? offered : undefined;
  const { currentData: totalsThere } = useCartTotals(
    totalsQueryOf({ ...preferences, pin: place && positionOf(place) }),
    { isAsked: place !== undefined },
  );
  return place && totals && totalsThere ? placeNoteOf({ place, totals, totalsThere }) : undefined;
}
