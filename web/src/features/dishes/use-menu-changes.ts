import { type OwnerDish, TOMORROW } from '@nearbite/contract/dishes/dishes';
import { type DishChange, MAX_MENU_CHANGES } from '@nearbite/contract/dishes/menu';
import { isSoldOut } from '@nearbite/domain/orderable';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { errorText } from '../../lib/forms/form-errors.ts';
import { pageToast, undoToast } from '../../lib/messages/toasts.ts';
import { useRestaurantId } from '../accounts/index.ts';
import { useChangeMenuMutation } from './api.ts';
import * as texts from './dishes.texts.ts';

type Changes = readonly (Partial<DishChange> & Pick<DishChange, 'id'>)[];

/** Changes in the list of dishes itself, as many at once as a call takes; true once they are saved. */
export function useMenuChanges() {
  const restaurantId = useRestaurantId();
  const [changeMenu, { isLoading }] = useChangeMenuMutation();

  const change = async (dishes: Changes): Promise<boolean> => {
    for (let first = 0; first < dishes.length; first += MAX_MENU_CHANGES) {
      const { error } = await changeMenu({
        params: { restaurant_id: restaurantId },
        body: { dishes: dishes.slice(first, first + MAX_MENU_CHANGES) },
      });
      if (error === undefined) continue;
      consoleLog.failure('Error changing the menu:', error);
      pageToast.error(errorText(error));
      return false;
    }
    return true;
  };

  /** At once, and taken back as easily. */
  const toggleSoldOut = async ({ id, title, ...dish }: OwnerDish) => {
    const isOff = dish.sold_out_until !== null && isSoldOut(dish, new Date());
    if (!(await change([{ id, sold_out_until: isOff ? null : TOMORROW }]))) return;
    undoToast(isOff ? texts.nowOnSale(title) : texts.nowSoldOut(title), () => {
      void change([{ id, sold_out_until: isOff ? dish.sold_out_until : null }]);
    });
  };

  return { change, toggleSoldOut, isChanging: isLoading };
}
