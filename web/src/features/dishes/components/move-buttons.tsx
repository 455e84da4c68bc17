import IconButton from '@mui/material/IconButton';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import * as texts from '../dishes.texts.ts';
import { useMoveDish } from '../use-move-dish.ts';

type Props = {
  readonly dish: OwnerDish;
  /** The rows of this page in the order of the menu. */
  readonly dishes: readonly OwnerDish[];
  /** The menu goes on before and behind them. */
  readonly isMoreBefore: boolean;
  readonly isMoreBehind: boolean;
};

/** Exchanges a dish with its neighbour of the same category; from then on the category has an order of its own. */
export function MoveButtons({ dish, dishes, isMoreBefore, isMoreBehind }: Props) {
  const { move, isMoving } = useMoveDish();
  const place = dishes.findIndex(({ id }) => id === dish.id);
  const isOfCategory = (other: OwnerDish | undefined, isMore: boolean) =>
    other ? other.category.id === dish.category.id : isMore;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton
        {...whileIdle(isMoving, () => void move(dish, -1))}
        disabled={!isOfCategory(dishes[place - 1], isMoreBefore)}
        aria-label={texts.moveUp(dish.title)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        {...whileIdle(isMoving, () => void move(dish, 1))}
        disabled={!isOfCategory(dishes[place + 1], isMoreBehind)}
        aria-label={texts.moveDown(dish.title)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
