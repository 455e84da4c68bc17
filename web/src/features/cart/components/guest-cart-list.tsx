import { formatMoney } from '@nearbite/domain/money';
import { useCartLines } from '../cart.ts';
import * as texts from '../guest-cart.texts.ts';
import { useGuestCartCount } from '../guest-cart-count.ts';
import styles from './guest-cart-list.module.css';

/** What waits in a visitor's cart, where one has to sign in to open it. */
export function GuestCartList() {
  const count = useGuestCartCount();
  return count === 0 ? null : <Lines />;
}

function Lines() {
  const { data: lines = [] } = useCartLines();
  if (lines.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id="guest-cart" className={styles.heading}>
        {texts.inYourCart}
      </h2>
      <ul aria-labelledby="guest-cart" className={styles.lines}>
        {lines.map(({ id, qty, dish, sub_total }) => (
          <li key={id}>
            <span>
              {qty} × <bdi>{dish.title}</bdi>
            </span>
            <span className={styles.amount}>{formatMoney(sub_total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
