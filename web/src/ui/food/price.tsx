import { formatMoney } from '@nearbite/domain/money';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as texts from '../ui.texts.ts';
import styles from './price.module.css';

type Props = { readonly amount: number; readonly oldAmount?: number | null };

/** The price, after the struck-through former one when that was higher. */
export function Price({ amount, oldAmount }: Props) {
  const hasFallen = typeof oldAmount === 'number' && oldAmount > amount;
  return (
    <span className={styles.price}>
      {hasFallen && (
        <>
          <VisuallyHidden>{`${texts.oldPrice} `}</VisuallyHidden>
          <s>{formatMoney(oldAmount)}</s>
        </>
      )}
      <strong>{formatMoney(amount)}</strong>
    </span>
  );
}
