import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { LIMITS } from '@nearbite/contract/limits';
import { useState } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { pageToast } from '../../lib/messages/toasts.ts';
import { useRestaurantId } from '../accounts/index.ts';
import { useLazyOwnDishesQuery } from './api.ts';
import { useMenuChanges } from './use-menu-changes.ts';

const LIMIT = LIMITS.pageSize.max;

type Place = Pick<OwnerDish, 'id' | 'position'>;

/** The places that have to be written for this order; those behind that never had one follow by themselves. */
export function placesToWrite(dishes: readonly Place[], least: number): { id: number; position: number }[] {
  const last = Math.max(
    least,
    dishes.findLastIndex(({ position }) => position !== null),
  );
  return dishes
    .slice(0, last + 1)
    .flatMap(({ id, position }, place) => (position === place ? [] : [{ id, position: place }]));
}

/** Moves a dish within its category, wherever on the menu's pages that is. */
export function useMoveDish() {
  const restaurantId = useRestaurantId();
  const { change } = useMenuChanges();
  const [findDishes] = useLazyOwnDishesQuery();
  const [isMoving, setIsMoving] = useState(false);

  const readCategory = async (category: number): Promise<OwnerDish[] | undefined> => {
    const menu: OwnerDish[] = [];
    for (;;) {
      const { data, error } = await findDishes({
        params: { restaurant_id: restaurantId },
        query: { order: 'menu', limit: LIMIT, offset: menu.length },
      });
      if (error !== undefined) pageToast.error(errorText(error));
      if (!data) return undefined;
      menu.push(...data.rows);
      if (data.rows.length === 0 || menu.length >= data.total)
        return menu.filter((dish) => dish.category.id === category);
    }
  };

  const move = async ({ id, category }: OwnerDish, by: 1 | -1) => {
    setIsMoving(true);
    const dishes = await readCategory(category.id);
    const from = dishes?.findIndex((dish) => dish.id === id) ?? -1;
    const [dish, other] = [dishes?.[from], dishes?.[from + by]];
    if (dishes && dish && other) {
      const moved = dishes.with(from, other).with(from + by, dish);
      await change(placesToWrite(moved, Math.max(from, from + by)));
    }
    setIsMoving(false);
  };

  return { move, isMoving };
}
