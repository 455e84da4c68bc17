import Box from '@mui/material/Box';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { FoodPicture } from '../../../../ui/food-picture.tsx';

/** What was ordered and from whom, short enough for a row of the list. */
export function OrderedSummary({ order: { orderitem, parts } }: { order: Order }) {
  const dishes = [...new Map(orderitem.map(({ dish }) => [dish.slug, dish])).values()];
  const titles = dishes.slice(0, 2).map(({ title }) => title);
  const more = dishes.length - titles.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, maxWidth: 260, textAlign: 'left' }}>
      <Box sx={{ width: 40, flex: 'none', borderRadius: '8px', overflow: 'hidden' }}>
        <FoodPicture image={dishes[0]?.image ?? null} alt="" sizes="40px" ratio="1 / 1" />
      </Box>
      <Box sx={{ fontSize: '0.875rem', lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        <div dir="auto">
          {titles.join(', ')}
          {more > 0 && ` and ${more} more`}
        </div>
        <Box dir="auto" sx={{ color: 'text.secondary' }}>
          {parts.map(({ restaurant }) => restaurant.name).join(', ')}
        </Box>
      </Box>
    </Box>
  );
}
