import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { dishReviewPath } from '@nearbite/contract/page-paths';
import { RotateCcw, Star } from 'lucide-react';
import { Link } from 'react-router';
import { whileIdle } from '../../../lib/busy.ts';
import { useOrderAgain } from '../use-order-again.ts';

/** What one may want to do with an order that has come to its end: rate what arrived, and have it again. */
export function AfterOrder({ order }: { readonly order: Order }) {
  const { orderAgain, isPutting } = useOrderAgain(order);
  const rateable = new Map(
    order.orderitem.flatMap(({ dish, has_reviewed, order_status }) =>
      has_reviewed || order_status === 'cancelled' ? [] : [[dish.slug, dish.title]],
    ),
  );
  if (order.orderitem.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        variant="contained"
        startIcon={<RotateCcw size={18} aria-hidden />}
        {...whileIdle(isPutting, () => void orderAgain(order.orderitem))}
      >
        Order again
      </Button>
      {order.order_status === 'fulfilled' &&
        Array.from(rateable, ([slug, title]) => (
          <Button
            key={slug}
            component={Link}
            to={dishReviewPath(slug)}
            variant="outlined"
            startIcon={<Star size={18} aria-hidden />}
          >
            <span>
              Rate <bdi>{title}</bdi>
            </span>
          </Button>
        ))}
    </Box>
  );
}
