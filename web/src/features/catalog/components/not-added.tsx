import type { Dish } from '@nearbite/contract/catalog/catalog';
import { errorText, readFormErrors } from '../../../lib/form-errors.ts';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useCartLines } from '../../cart/index.ts';

type Props = { readonly dish: Pick<Dish, 'id' | 'stock_qty'>; readonly error: unknown };

/** Why a dish could not be added. */
export function NotAdded({ dish, error }: Props) {
  const { data: lines, isFetching } = useCartLines();
  const isSoldOut = readFormErrors(error).code === 'sold_out';
  // The cart belongs to the reason: it is not told twice in different words.
  if (isSoldOut && isFetching && !lines) return null;
  const inCart = (lines ?? [])
    .filter((line) => line.dish.id === dish.id)
    .reduce((sum, { qty }) => sum + qty, 0);
  return (
    <MessageAlert tone="bad" isHint>
      {isSoldOut && inCart > 0 && dish.stock_qty > 0 ? inCartText(dish.stock_qty, inCart) : errorText(error)}
    </MessageAlert>
  );
}

/** What is in the cart counts, too: the number beside the button alone may well be left. */
const inCartText = (left: number, inCart: number): string =>
  inCart >= left
    ? `Your cart already has all ${left} that are left.`
    : `Only ${left} left, and ${inCart} of them are in your cart already.`;
