import Box from '@mui/material/Box';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { isWithinReach } from '@nearbite/domain/extras';
import { formatMoney } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { DishStatusChip } from '../../../ui/food/dish-status-chip.tsx';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { useKitchenZone } from '../../restaurants/index.ts';
import * as texts from '../dishes.texts.ts';
import { servedText } from '../served/served-text.ts';

/** What of the dish is sold out: all of it, some of its portions, spice levels and extras, or nothing. */
function soldOutTexts(dish: OwnerDish, zone: string | undefined): string[] {
  const now = new Date();
  if (dish.stock_qty === 0) return [texts.soldOut];
  if (dish.sold_out_until !== null && isSoldOut(dish, now))
    return [zone ? texts.soldOutUntil(formatMoment(dish.sold_out_until, zone, now)) : texts.soldOut];
  const options = [
    ...dish.portion_size.map(({ size_name: name, sold_out_until }) => ({ name, sold_out_until })),
    ...dish.spice_level.map(({ level_name: name, sold_out_until }) => ({ name, sold_out_until })),
    ...dish.extras.flatMap((group) => group.options),
  ].filter((option) => isSoldOut(option, now));
  return [
    ...(isWithinReach(dish.extras, now) ? [] : [texts.soldOut]),
    // Two groups may have an option of one name.
    ...new Set(options.map(({ name }) => texts.optionSoldOut(name))),
  ];
}

export function DishStatus({ dish }: { dish: OwnerDish }) {
  const zone = useKitchenZone();
  const served = servedText(dish.served);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <DishStatusChip status={dish.status} />
      {soldOutTexts(dish, zone).map((text) => (
        <StatusChip key={text} tone="bad">
          {text}
        </StatusChip>
      ))}
      {served !== undefined && (
        <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {served}
        </Box>
      )}
      {dish.review_reason !== null && (
        <Box
          component="span"
          dir="auto"
          sx={{ flexBasis: '100%', maxWidth: 260, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {dish.review_reason}
        </Box>
      )}
    </Box>
  );
}

/** What the dashboard and the list of dishes show alike. */
export const DISH_COLUMNS: readonly Column<OwnerDish>[] = [
  {
    heading: texts.image,
    cell: (dish) => (
      <Box sx={{ width: 54, borderRadius: '10px', overflow: 'hidden' }}>
        <FoodPicture image={dish.image} alt="" sizes="54px" />
      </Box>
    ),
  },
  {
    heading: texts.name,
    cell: (dish) => (
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{dish.title}</bdi>
      </Box>
    ),
  },
  { heading: texts.price, cell: (dish) => formatMoney(dish.price) },
  {
    heading: texts.quantity,
    cell: (dish) =>
      dish.daily_portions === null
        ? formatCount(dish.stock_qty)
        : texts.stockOfDay(formatCount(dish.stock_qty), formatCount(dish.daily_portions)),
  },
  { heading: texts.orders, cell: (dish) => formatCount(dish.orders) },
  { heading: texts.status, cell: (dish) => <DishStatus dish={dish} /> },
];
