import type { CartLine } from '@nearbite/contract/cart/cart';
import { errorText } from '../../lib/forms/form-errors.ts';
import { pageToast, undoToast } from '../../lib/messages/toasts.ts';
import { usePutInCartMutation, useRemoveFromCartMutation } from './cart.api.ts';
import { useCartHolder } from './cart.ts';
import { cartItemBody } from './cart-item-body.ts';
import * as texts from './menu-cart.texts.ts';

/** Takes a line out of the cart; as long as its dish can be ordered, it can be put back. */
export function useRemoveLine() {
  const holder = useCartHolder();
  const [putInCart] = usePutInCartMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveFromCartMutation();

  /** `isButtonGone`: what was pressed goes with the line, so the keyboard goes on at Undo. */
  const removeLine = async (line: CartLine, { isButtonGone = false } = {}) => {
    const hasFocus = isButtonGone && document.activeElement?.matches(':focus-visible');
    if (!holder) return;
    const { error } = await remove({ ...holder, itemId: line.id });
    if (error) return pageToast.error(errorText(error));
    if (!line.available) return;
    const { dish, qty, portion_size: portionSize, spice_level: spiceLevel, extras, note } = line;
    const item = { dishId: dish.id, qty, portionSize, spiceLevel, extras, ...(note !== null && { note }) };
    const undo = async () => {
      const { error: refusal } = await putInCart({ body: { ...cartItemBody(holder, item), mode: 'add' } });
      if (refusal) pageToast.error(errorText(refusal));
    };
    undoToast(texts.removedFromCart(dish.title), undo, { hasFocus });
  };
  return { removeLine, isRemoving };
}
