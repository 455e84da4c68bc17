import { type ListedDish, NEW_DISH_DAYS } from '@nearbite/contract/catalog/catalog';
import { isOrderable } from '@nearbite/domain/orderable';
import { useNow } from '../../../../lib/time/use-now.ts';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { formatServedFrom } from '../../../../ui/format/format-opening.ts';
import * as texts from '../../catalog.texts.ts';

const DAY_MS = 86_400_000;
const isNew = (date: string, now: Date) => now.getTime() - Date.parse(date) < NEW_DISH_DAYS * DAY_MS;

/** What a dish is greyed for. */
export function useDishState(dish: ListedDish) {
  const now = useNow();
  return {
    isSoldOut: !isOrderable(dish, now),
    /** "from 07:00"; undefined while it is served. */
    servedFrom: formatServedFrom(dish.served_from, dish.restaurant, now),
  };
}

type Props = { readonly dish: ListedDish; readonly marksNew: boolean; readonly isSoldOut: boolean };

/** In a corner of its picture. */
export function DishChips({ dish, marksNew, isSoldOut }: Props) {
  const now = useNow();
  return (
    <>
      {marksNew && isNew(dish.date, now) && <StatusChip tone="good">{texts.isNew}</StatusChip>}
      {isSoldOut && <StatusChip tone="bad">{texts.soldOut}</StatusChip>}
    </>
  );
}

/** Of a dish that could be ordered but for the time. */
export const ServedChip = ({ isSoldOut, servedFrom }: ReturnType<typeof useDishState>) =>
  !isSoldOut &&
  servedFrom !== undefined && (
    <StatusChip tone="waiting">
      {/* Around the kitchen's midnight the server may have named the weekday and the browser no longer does. */}
      <span suppressHydrationWarning>{servedFrom}</span>
    </StatusChip>
  );
