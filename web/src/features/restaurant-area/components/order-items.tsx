import Box from '@mui/material/Box';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { OrderPart } from '@nearbite/contract/restaurant-orders';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { formatSum } from '../format.ts';

type Item = OrderPart['orderitem'][number];

/** The texts that mean "nothing was chosen" are for machines. */
const chosen = (value: string, nothing: string) => (value === nothing ? '–' : value);

const COLUMNS: readonly Column<Item>[] = [
  {
    heading: 'Dish',
    cell: ({ dish }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ flex: 'none', width: 54, borderRadius: '10px', overflow: 'hidden' }}>
          <FoodPicture image={dish.image} alt="" sizes="54px" />
        </Box>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {dish.title}
        </Box>
      </Box>
    ),
  },
  { heading: 'Price', cell: ({ price }) => formatSum(price) },
  { heading: 'Qty', cell: ({ qty }) => qty },
  { heading: 'Total', cell: ({ total }) => formatSum(total) },
  { heading: 'Portion', cell: ({ portion_size }) => chosen(portion_size, NO_PORTION_SIZE) },
  { heading: 'Spice', cell: ({ spice_level }) => chosen(spice_level, NO_SPICE_LEVEL) },
];

export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <DataTable
      label="Items"
      columns={COLUMNS}
      rows={items}
      rowKey={(item) => `${item.dish.slug}|${item.portion_size}|${item.spice_level}`}
    />
  );
}
