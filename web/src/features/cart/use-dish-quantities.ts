import type { CartLine } from '@nearbite/contract/cart/cart';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { pageToast } from '../../lib/messages/toasts.ts';
import { usePutInCartMutation } from './cart.api.ts';
import { useCartHolder, useKnownCartLines } from './cart.ts';
import { type CartItem, cartItemBody } from './cart-item-body.ts';
import { useQuantities } from './use-quantities.ts';
import { useRemoveLine } from './use-remove-line.ts';
import { useSaveLine } from './use-save-line.ts';

/** What is on its way into the cart, or there but not yet in the list of lines. */
type Addition = { readonly dishId: number; readonly qty: number; readonly lineId?: number };

const NO_LINES: readonly CartLine[] = [];

/** How many of each dish are in the cart, and one more or fewer of it where the dish is shown. */
export function useDishQuantities() {
  const holder = useCartHolder();
  const { data: lines = NO_LINES } = useKnownCartLines();
  const saveLine = useSaveLine();
  const quantities = useQuantities(lines, (line, qty) => saveLine(line, { qty }));
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  const [putInCart] = usePutInCartMutation();
  const { removeLine } = useRemoveLine();

  const refusal = quantities.takeRefusal;
  useEffect(() => {
    const problem = refusal();
    if (problem !== undefined) pageToast.error(problem);
  });

  const isListed = ({ lineId }: Addition) => lines.some(({ id }) => id === lineId);
  const linesOf = (dishId: number) => lines.filter(({ dish }) => dish.id === dishId);
  const countOf = (dishId: number) =>
    linesOf(dishId).reduce((sum, line) => sum + Number(quantities.textOf(line)), 0) +
    additions.reduce((sum, each) => sum + (each.dishId === dishId && !isListed(each) ? each.qty : 0), 0);

  /** Whether it is in the cart now; a refusal has been told. */
  const add = async (item: CartItem): Promise<boolean> => {
    if (!holder) return false;
    const addition: Addition = { dishId: item.dishId, qty: item.qty };
    setAdditions((all) => [...all.filter((each) => !isListed(each)), addition]);
    const { data, error } = await putInCart({ body: { ...cartItemBody(holder, item), mode: 'add' } });
    setAdditions((all) =>
      all.flatMap((each) => {
        if (each !== addition) return [each];
        return data ? [{ ...addition, lineId: data.item.id }] : [];
      }),
    );
    if (error !== undefined) pageToast.error(errorText(error));
    return data !== undefined;
  };

  /** Of the line added last; what is taken out can be put back. */
  const takeOne = async (dishId: number) => {
    const line = linesOf(dishId)
      .toSorted((a, b) => a.id - b.id)
      .at(-1);
    if (!line) return;
    if (Number(quantities.textOf(line)) > 1) return quantities.step(line, -1);
    await removeLine(line, { isButtonGone: true });
  };

  /** One more of the only line it has; undefined where there is none, or it is not clear of which. */
  const addToLine = (dishId: number) => {
    const [line, ...others] = linesOf(dishId);
    if (!line || others.length > 0) return false;
    quantities.step(line, 1);
    return true;
  };

  return { countOf, add, addToLine, takeOne };
}

export type DishQuantities = ReturnType<typeof useDishQuantities>;
