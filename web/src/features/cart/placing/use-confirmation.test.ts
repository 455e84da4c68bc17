import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { aCartLine, cartTotals } from '../../../testing/data/cart.ts';
import { DEFAULT_PREFERENCES } from './order-choices.ts';
import { useConfirmation } from './use-confirmation.ts';

const DETAILS = { full_name: 'Sara Khan', mobile: '0300 1112233', address: '7 Mall Road', city: 'Lahore' };

function confirmWith(cart: Partial<Parameters<typeof useConfirmation>[0]>) {
  const warning = vi.spyOn(dialogs, 'warning').mockResolvedValue(undefined);
  const placeOrder = vi.fn();
  const { result } = renderHook(() =>
    useConfirmation(
      {
        lines: [aCartLine],
        totals: cartTotals,
        preferences: DEFAULT_PREFERENCES,
        isFetching: false,
        error: undefined,
        refetch: () => undefined,
        quantities: { hasUnsaved: false, flush: () => undefined, takeRefusal: () => undefined },
        ...cart,
      },
      placeOrder,
    ),
  );
  result.current.confirm(DETAILS);
  return { warning, placeOrder };
}

test('a cart with its total is ordered', async () => {
  const { warning, placeOrder } = confirmWith({});
  await waitFor(() =>
    expect(placeOrder).toHaveBeenCalledWith(
      expect.objectContaining({ seen: { lines: [aCartLine], total: 1070 } }),
    ),
  );
  expect(warning).not.toHaveBeenCalled();
});

test('without a total nothing is ordered, and that is said', async () => {
  const { warning, placeOrder } = confirmWith({ totals: undefined });
  await waitFor(() =>
    expect(warning).toHaveBeenCalledWith(
      'Please check your cart',
      'We could not work out the total. Please try again.',
    ),
  );
  expect(placeOrder).not.toHaveBeenCalled();
});
