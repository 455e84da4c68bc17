import { PATHS } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { CircleCheck } from 'lucide-react';
import { TextLink } from '../../../ui/text-link.tsx';
import { loginPath } from '../../accounts/index.ts';
import { useCartTotals, useLoginOffer } from '../../cart/index.ts';
import styles from './added-to-cart.module.css';

/** Who logs in to order wants to see the order, not the dish again. */
const TO_THE_CART = loginPath({ pathname: PATHS.cart, search: '', hash: '' });

/** It worked, and the next step: the cart for a customer, the login for a guest. */
export function AddedToCart({ isGuest }: { isGuest: boolean }) {
  useLoginOffer(isGuest);
  return (
    <div className={styles.box}>
      <CircleCheck size={20} aria-hidden />
      <span>{isGuest ? 'It is in your cart.' : 'In your cart.'}</span>
      {isGuest ? (
        <TextLink to={TO_THE_CART} className={styles.link}>
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
