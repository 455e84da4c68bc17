import type { CartLine } from '@nearbite/contract/cart/cart';
import { isIncluded } from '../by-restaurant.ts';
import { useRemoveFromCartMutation } from '../cart.api.ts';
import { useCartHolder, useCartLines, useCartTotals } from '../cart.ts';
import { useQuantities } from '../use-quantities.ts';
import { useSaveLine } from '../use-save-line.ts';
import { type OrderChoices, type OrderPreferences, totalsQueryOf } from './order-choices.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useOrderChoices } from './use-order-choices.ts';
import { useOrderDetails } from './use-order-details.ts';
import { useAddressAndPlace, usePin } from './use-pin.ts';
import { usePlaceOrder } from './use-place-order.ts';

const NO_LINES: readonly CartLine[] = [];

/** The order that is being made of the cart: what is chosen, what that costs, and the way to place it. */
export function useCartOrder(cart: ReturnType<typeof useCartLines>) {
  const lines = cart.data ?? NO_LINES;
  const { choices: kept, choose } = useOrderChoices();
  const choices = withoutGoneRestaurant(kept, cart.data);
  const { placeOrder, failure, forgetFailure, isPlacing, isPlaced } = usePlaceOrder(lines, ({ code }) => {
    // That time is not to be had; the next press must not ask for it again.
    if (code === 'slot_full') choose({ deliverAt: undefined });
  });
  const details = useOrderDetails(choices.fulfilment, failure);
  useAddressAndPlace(details);
  const { pin } = usePin(details.typed);
  const preferences: OrderPreferences = { ...choices, pin, typedCity: details.typed.city };
  const holder = useCartHolder();
  const [removeLine] = useRemoveFromCartMutation();
  const saveLine = useSaveLine();
  const quantities = useQuantities(lines, (line, qty) => saveLine(line, { qty }));
  // Nothing changes under the fingers of somebody who is typing a quantity, or in an order that is on its way.
  const isFollowed = !quantities.hasUnsaved && !isPlacing;
  useCartLines({ isFollowed });
  const {
    data,
    currentData: totals,
    isFetching,
    error,
    refetch,
  } = useCartTotals(totalsQueryOf(preferences), { isFollowed });
  const { confirm, isConfirming } = useConfirmation(
    {
      lines: lines.filter(({ dish }) => isIncluded(dish.restaurant.id, choices)),
      totals,
      preferences,
      isFetching: cart.isFetching || isFetching,
      error: cart.error ?? error,
      refetch: () => {
        void cart.refetch();
        void refetch();
      },
      quantities,
    },
    placeOrder,
  );
  return {
    /** What stands above and between the lines has come or failed: they move for nothing that comes later. */
    areLinesReady: data !== undefined || error !== undefined,
    /** The same for the form below, which is filled in with what is known of the customer. */
    isFormReady: details.isFilledIn,
    preferences,
    choose: (change: Partial<OrderChoices>) => {
      forgetFailure();
      choose(change);
    },
    details,
    /** What the restaurants offer hardly depends on what is chosen: it stays while the totals are fetched anew. */
    offers: data?.restaurants,
    totals,
    totalsError: totals ? undefined : error,
    retryTotals: refetch,
    quantities,
    removeFrom: (restaurantId: number) => {
      forgetFailure();
      const gone = lines.filter(({ dish }) => dish.restaurant.id === restaurantId);
      if (holder) for (const { id } of gone) void removeLine({ ...holder, itemId: id });
    },
    confirm,
    failure,
    isOrdering: isPlacing || isConfirming,
    /** It is on its way to the next page. */
    isPlaced,
  };
}

/** Once the last line of the only restaurant that was to be ordered from is gone, the others are not waiting for it. */
function withoutGoneRestaurant(choices: OrderChoices, lines: readonly CartLine[] | undefined): OrderChoices {
  const { restaurantId } = choices;
  const isGone = lines && !lines.some(({ dish }) => dish.restaurant.id === restaurantId);
  return isGone ? { ...choices, restaurantId: undefined } : choices;
}
