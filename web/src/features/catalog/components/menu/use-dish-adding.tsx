import type { Dish } from '@nearbite/contract/catalog/catalog';
import type { WeatherDish } from '@nearbite/contract/weather/weather';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { useOverlayStep } from '../../../../lib/page/use-overlay-step.ts';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { useDishQuantities } from '../../../cart/index.ts';
import { useLazyDishQuery } from '../../api.ts';
import { queryArgs } from '../../query-args.ts';
import { DishAmount } from './dish-amount.tsx';

const DishSheet = lazyPart(() => import('./dish-sheet.tsx'));

type Added = Pick<WeatherDish, 'id' | 'title' | 'slug' | 'price' | 'stock_qty' | 'has_choices'>;

/** A menu's button for cards whose list does not tell what can be chosen: that is asked for when it is wanted. */
export function useDishAdding() {
  const quantities = useDishQuantities();
  const [loadDish] = useLazyDishQuery();
  const [choosing, setChoosing] = useState<Dish>();
  const sheet = useOverlayStep('choices');
  const choose = async (slug: string) => {
    const { data, error } = await loadDish(queryArgs.dish(slug));
    if (!data) return pageToast.error(errorText(error));
    setChoosing(data);
    sheet.open();
  };
  return {
    amountOf: (dish: Added) => (
      <DishAmount
        dish={dish}
        quantities={quantities}
        onChoose={dish.has_choices ? () => void choose(dish.slug) : undefined}
      />
    ),
    sheet: choosing && sheet.isOpen && (
      <DishSheet key={choosing.id} dish={choosing} quantities={quantities} onClose={sheet.close} />
    ),
  };
}
