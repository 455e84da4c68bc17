import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { Minus, Plus } from 'lucide-react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { IconButton } from '../../../../ui/form/button.tsx';
import { useSession } from '../../../accounts/index.ts';
import type { DishQuantities } from '../../../cart/index.ts';
import { NOTHING_CHOSEN } from '../dish/priced-options.ts';
import styles from './dish-row.module.css';
import * as texts from './menu.texts.ts';

type Props = {
  readonly dish: Pick<ListedDish, 'id' | 'title' | 'price' | 'stock_qty'>;
  readonly quantities: DishQuantities;
  /** It has portions, spice levels or extras: which ones is asked each time. */
  readonly onChoose: (() => void) | undefined;
};

export const hasChoices = ({ portion_size, spice_level, extras }: ListedDish) =>
  portion_size.length + spice_level.length + extras.length > 0;

/** Puts one in the cart, and shows how many are there. Restaurant accounts do not order. */
export function DishAmount({ dish, quantities, onChoose }: Props) {
  const { role } = useSession();
  if (role !== 'visitor' && role !== 'customer' && role !== 'loading') return null;
  const { id, title, price, stock_qty } = dish;
  const count = quantities.countOf(id);
  const addOne = () => {
    if (onChoose) return onChoose();
    if (!quantities.addToLine(id)) void quantities.add({ dishId: id, qty: 1, price, ...NOTHING_CHOSEN });
  };
  const isAll = count >= Math.min(stock_qty, LIMITS.cartQty.max);
  return (
    <div className={styles.amount}>
      {count > 0 && (
        <>
          <IconButton
            aria-label={texts.oneLess(title)}
            className={styles.button}
            onClick={() => void quantities.takeOne(dish.id)}
          >
            <Minus size={18} aria-hidden />
          </IconButton>
          <output aria-label={texts.inCart(count, title)} className={styles.count}>
            {count}
          </output>
        </>
      )}
      <IconButton
        aria-label={count > 0 ? texts.oneMore(title) : texts.addDish(title)}
        className={styles.button}
        disabled={role === 'loading'}
        {...whileIdle(isAll, addOne)}
      >
        <Plus size={20} aria-hidden />
      </IconButton>
    </div>
  );
}
