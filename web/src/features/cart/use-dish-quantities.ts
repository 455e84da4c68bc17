import type { CartLine } from '@nearbite/contract/cart/cart';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { pageToast, undoToast } from '../../lib/messages/toasts.ts';
import { usePutInCartMutation, useRemoveFromCartMutation } from './cart.api.ts';
import { useCartHolder, useKnownCartLines } from './cart.ts';
import { type CartItem, cartItemBody } from './cart-item-body.ts';
import * as texts from './menu-cart.texts.ts';
import { useQuantities } from './use-quantities.ts';
import { useSaveLine } from './use-save-line.ts';

type Dish = { readonly id: number; readonly title: string };

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
  const [remove] = useRemoveFromCartMutation();

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
  const takeOne = async ({ id, title }: Dish) => {
    const line = linesOf(id)
      .toSorted((a, b) => a.id - b.id)
      .at(-1);
    if (!holder || !line) return;
    if (Number(quantities.textOf(line)) > 1) return quantities.step(line, -1);
    const { error } = await remove({ ...holder, itemId: line.id });
    if (error) return pageToast.error(errorText(error));
    const { qty, portion_size: portionSize, spice_level: spiceLevel, extras, note } = line;
    undoToast(texts.removedFromCart(title), () => {
      void add({ dishId: id, qty, portionSize, spiceLevel, extras, ...(note !== null && { note }) });
    });
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
