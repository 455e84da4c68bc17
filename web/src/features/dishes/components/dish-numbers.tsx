import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { formatMoney } from '@nearbite/domain/money';
import { formatCount } from '../../../ui/format/format-number.ts';
import { useWorkplace } from '../../accounts/index.ts';
import * as texts from '../dishes.texts.ts';
import { useMenuChanges } from '../use-menu-changes.ts';
import { InlineNumber } from './inline-number.tsx';

export function DishPrice({ dish: { id, title, price } }: { readonly dish: OwnerDish }) {
  const { change } = useMenuChanges();
  const shown = formatMoney(price);
  if (useWorkplace()?.role === 'kitchen') return shown;
  return (
    <InlineNumber
      label={texts.priceOf(title)}
      value={price}
      shown={shown}
      words={shown}
      hasDecimals
      onSave={(next) => change([{ id, price: next }])}
    />
  );
}

/** How many are left; a dish with day portions says how many it starts with. */
export function DishStock({ dish, suffix = '' }: { readonly dish: OwnerDish; readonly suffix?: string }) {
  const { change } = useMenuChanges();
  const { id, title, stock_qty: stock, daily_portions: portions } = dish;
  const words =
    portions === null ? formatCount(stock) : texts.stockOfDay(formatCount(stock), formatCount(portions));
  return (
    <InlineNumber
      label={texts.stockOf(title)}
      value={stock}
      shown={`${words}${suffix}`}
      words={words}
      onSave={(next) => change([{ id, stock_qty: next }])}
    />
  );
}
