import type { Dish } from '@nearbite/contract/catalog/catalog';
import { formatRupees, toPaisa, toRupees } from '@nearbite/domain/money';
import { lineTotalPaisa } from '@nearbite/domain/pricing';
import { ShoppingBag } from 'lucide-react';
import { useId, useState } from 'react';
import { pageToast } from '../../../lib/toasts.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { useSession } from '../../accounts/index.ts';
import { cartItemBody, useCartHolder, usePutInCartMutation } from '../../cart/index.ts';
import { AddedToCart } from './added-to-cart.tsx';
import { NotAdded } from './not-added.tsx';
import styles from './order-panel.module.css';
import { limitText, QuantityInput } from './quantity-input.tsx';

type Props = {
  readonly dish: Dish;
  readonly unitPrice: number;
  readonly portionSize: string;
  readonly spiceLevel: string;
  /** The dish, or what was chosen of it. */
  readonly isSoldOut: boolean;
  /** The dish is not as it was when the page was opened. */
  readonly onRefused: () => void;
};

/** Quantity, Add to cart and what came of it; stuck to the bottom edge on phones. Restaurant accounts do not order. */
export function OrderPanel({ dish, unitPrice, portionSize, spiceLevel, isSoldOut, onRefused }: Props) {
  const session = useSession();
  const holder = useCartHolder();
  const [wantedQty, setQty] = useKeptChoice<number>('quantity', 1);
  const [isLimited, setIsLimited] = useState(false);
  // Fewer may be left than when it was chosen.
  const qty = Math.max(1, Math.min(wantedQty, dish.stock_qty));
  const limitId = useId();
  const [putInCart, { isLoading, isSuccess, error }] = usePutInCartMutation();
  if (session.role === 'owner') return null;
  const mayOrder = session.role === 'visitor' || session.role === 'customer';

  const price = toRupees(lineTotalPaisa({ unitPricePaisa: toPaisa(unitPrice), qty }));
  const addToCart = async () => {
    // Not disabled while it waits: that would take the keyboard's place away.
    if (!holder || isLoading) return;
    const item = { dishId: dish.id, qty, price: unitPrice, portionSize, spiceLevel };
    const response = await putInCart({ body: { ...cartItemBody(holder, item), mode: 'add' } });
    if (response.data) pageToast.success('Added To Cart');
    else onRefused();
  };

  return (
    <div className={styles.panel} data-done={isSuccess || error !== undefined || undefined}>
      <div className={styles.row}>
        {!isSoldOut && (
          <QuantityInput
            value={qty}
            max={dish.stock_qty}
            onChange={(value, isMore) => {
              setQty(value);
              setIsLimited(isMore);
            }}
            describedBy={limitId}
          />
        )}
        <Button
          isLarge
          isWide
          disabled={isSoldOut || !mayOrder}
          aria-busy={isLoading}
          onClick={addToCart}
          className={styles.add}
        >
          <ShoppingBag size={19} aria-hidden />
          {isSoldOut ? 'Sold out' : `Add to cart · ${formatRupees(price)}`}
        </Button>
      </div>
      <div id={limitId} role="status" className={styles.outcome}>
        {isLimited && !isSoldOut && <div>{limitText(dish.stock_qty)}</div>}
      </div>
      <div className={styles.outcome}>{error !== undefined && <NotAdded dish={dish} error={error} />}</div>
      {/* Always there, so that it is read out when something comes in. */}
      <div role="status" aria-atomic={false} className={styles.outcome}>
        {isSuccess && mayOrder && <AddedToCart isGuest={session.role === 'visitor'} />}
      </div>
    </div>
  );
}
