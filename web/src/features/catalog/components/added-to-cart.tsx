import { PATHS } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { CircleCheck } from 'lucide-react';
import { TextLink } from '../../../ui/text-link.tsx';
import { LOGIN_TO_CART, useCartTotals, useLoginOffer } from '../../cart/index.ts';
import styles from './added-to-cart.module.css';

/** It worked, and the next step: the cart for a customer, the login for a guest. */
export function AddedToCart({ isGuest }: { isGuest: boolean }) {
  useLoginOffer(isGuest);
  return (
    <div className={styles.box}>
      <CircleCheck size={20} aria-hidden />
      <span>{isGuest ? 'It is in your cart.' : 'In your cart.'}</span>
      {isGuest ? (
        <TextLink to={LOGIN_TO_CART} className={styles.link}>
          Log in to order
        </TextLink>
      ) : (
        <ViewCart />
      )}
    </div>
  );
}

function ViewCart() {
  const { currentData: totals, isFetching } = useCartTotals();
  return (
    <TextLink to={PATHS.cart} className={styles.link}>
      {totals && !isFetching ? `View cart · ${formatRupees(totals.total)}` : 'View cart'}
    </TextLink>
  );
}
