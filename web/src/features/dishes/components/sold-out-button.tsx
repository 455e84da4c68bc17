import IconButton from '@mui/material/IconButton';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { isSoldOut } from '@nearbite/domain/orderable';
import { CalendarCheck, CalendarOff } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import * as texts from '../dishes.texts.ts';
import { useMenuChanges } from '../use-menu-changes.ts';

/** One tap takes the dish off until tomorrow, another puts it back. */
export function SoldOutButton({ dish }: { readonly dish: OwnerDish }) {
  const { toggleSoldOut, isChanging } = useMenuChanges();
  const isOff = dish.sold_out_until !== null && isSoldOut(dish, new Date());
  const Icon = isOff ? CalendarCheck : CalendarOff;
  return (
    <IconButton
      {...whileIdle(isChanging, () => void toggleSoldOut(dish))}
      aria-pressed={isOff}
      aria-label={isOff ? texts.backOnSale(dish.title) : texts.dishSoldOutUntilTomorrow(dish.title)}
      sx={isOff ? { color: 'error.main' } : {}}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
