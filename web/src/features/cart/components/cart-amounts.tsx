import type { CartTotals } from '@nearbite/contract/cart/cart';
import { Amounts } from '../../../ui/tables/amounts.tsx';
import * as texts from '../cart.texts.tsx';

/** What the total of a cart is made of. */
export const CartAmounts = ({ totals }: { readonly totals: CartTotals }) => (
  <Amounts
    rows={[
      { label: texts.subtotal, amount: totals.subtotal },
      { label: texts.tax, amount: totals.tax },
      { label: texts.serviceFee, amount: totals.service_fee },
      ...(totals.delivery_fee !== 0 ? [{ label: texts.deliveryFee, amount: totals.delivery_fee }] : []),
    ]}
    total={{ label: texts.total, amount: totals.total }}
  />
);
