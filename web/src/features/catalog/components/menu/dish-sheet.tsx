import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { DishQuantities } from '../../../cart/index.ts';
import * as texts from '../../catalog.texts.ts';
import { useDishState } from '../cards/dish-chips.tsx';
import { DietFacts } from '../diets/diet-line.tsx';
import { addToCart } from '../dish/order-panel.texts.ts';
import ChoiceSheet from './choice-sheet.tsx';

type Props = {
  readonly dish: ListedDish;
  readonly quantities: DishQuantities;
  readonly onClose: () => void;
};

/** A dish of the menu, chosen and put into the cart. */
export default function DishSheet({ dish, quantities, onClose }: Props) {
  const { servedFrom } = useDishState(dish);
  return (
    <ChoiceSheet
      dish={dish}
      above={
        <>
          {servedFrom !== undefined && (
            <div>
              <StatusChip tone="waiting" isLong>
                {texts.served(servedFrom)}
              </StatusChip>{' '}
              <Text as="span" look="small">
                {texts.orderForThen}
              </Text>
            </div>
          )}
          <Text look="small" isMuted dir="auto">
            {dish.description}
          </Text>
        </>
      }
      below={<DietFacts dish={dish} />}
      takeText={addToCart}
      // What is refused is told where the menu is; nobody waits here.
      onTake={({ choice, ...taken }) => void quantities.add({ dishId: dish.id, ...taken, ...choice })}
      onClose={onClose}
    />
  );
}
