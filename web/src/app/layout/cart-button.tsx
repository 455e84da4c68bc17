import { PATHS } from '@nearbite/contract/page-paths';
import { ShoppingBag } from 'lucide-react';
import { useCartCount, useCartLines } from '../../features/cart/index.ts';
import { CountedIconLink } from './counted-icon-link.tsx';

export function CartButton() {
  // Keeps asking as long as the button is shown; the count follows each response.
  useCartLines();
  const count = useCartCount();
  return (
    <CountedIconLink
      to={PATHS.cart}
      icon={ShoppingBag}
      count={count}
      name={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    />
  );
}
