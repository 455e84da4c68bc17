import Box from '@mui/material/Box';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dishes';
import { formatRupees } from '@nearbite/domain/money';
import type { Column } from '../../../ui/data-table.tsx';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { formatCount } from '../../../ui/format-number.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';

const TONES = { live: 'good', 'in-active': 'bad', 'in-review': 'waiting' } as const;

export function DishStatus({ dish }: { dish: OwnerDish }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip tone={TONES[dish.status]}>{DISH_STATUS_LABELS[dish.status]}</StatusChip>
      {dish.stock_qty === 0 && <StatusChip tone="bad">Sold out</StatusChip>}
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
    heading: 'Image',
    cell: (dish) => (
      <Box sx={{ width: 54, borderRadius: '10px', overflow: 'hidden' }}>
        <FoodPicture image={dish.image} alt="" sizes="54px" />
      </Box>
    ),
  },
  {
    heading: 'Name',
    cell: (dish) => (
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{dish.title}</bdi>
      </Box>
    ),
  },
  { heading: 'Price', cell: (dish) => formatRupees(dish.price) },
  { heading: 'Quantity', cell: (dish) => formatCount(dish.stock_qty) },
  { heading: 'Orders', cell: (dish) => formatCount(dish.orders) },
  { heading: 'Status', cell: (dish) => <DishStatus dish={dish} /> },
];
