import IconButton from '@mui/material/IconButton';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import * as texts from '../dishes.texts.ts';
import { useMenuChanges } from '../use-menu-changes.ts';

type Props = {
  readonly dish: OwnerDish;
  /** In the order of the menu. */
  readonly dishes: readonly OwnerDish[];
};

/** Exchanges a dish with its neighbour of the same category; from then on the category has an order of its own. */
export function MoveButtons({ dish, dishes }: Props) {
  const { change, isChanging } = useMenuChanges();
  const siblings = dishes.filter(({ category }) => category.id === dish.category.id);
  const place = siblings.findIndex(({ id }) => id === dish.id);
  const moveTo = (to: number) => {
    const ids = siblings.map(({ id }) => id).filter((id) => id !== dish.id);
    ids.splice(to, 0, dish.id);
    void change(ids.map((id, position) => ({ id, position })));
  };
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton
        {...whileIdle(isChanging, () => moveTo(place - 1))}
        disabled={place === 0}
        aria-label={texts.moveUp(dish.title)}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        {...whileIdle(isChanging, () => moveTo(place + 1))}
        disabled={place === siblings.length - 1}
        aria-label={texts.moveDown(dish.title)}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
