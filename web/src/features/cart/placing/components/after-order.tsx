import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import { dishReviewPath } from '@nearbite/contract/page-paths';
import { RotateCcw, Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as texts from '../../cart.texts.tsx';
import OrderAgainDialog from './order-again-dialog.tsx';

/** What one may want to do with what came of an order: rate what arrived, and have it again. */
export function AfterOrder({ order }: { readonly order: Order }) {
  const stages = new Map(order.parts.map(({ restaurant, stage }) => [restaurant.id, stage]));
  const isOver = [...stages.values()].every(
    (stage) => stage === 'delivered' || STAGES[stage].status === 'cancelled',
  );
  const arrived = order.orderitem.filter(({ restaurant_id }) => stages.get(restaurant_id) === 'delivered');
  const rateable = new Map(
    arrived.flatMap(({ dish, has_reviewed }) => (has_reviewed ? [] : [[dish.slug, dish.title]])),
  );
  // Of an order that is over, what was canceled is wanted again, too.
  const wanted = isOver ? order.orderitem : arrived;
  const [isAsking, setIsAsking] = useState(false);
  if (wanted.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        variant="contained"
        startIcon={<RotateCcw size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {texts.orderAgain}
      </Button>
      {Array.from(rateable, ([slug, title]) => (
        <Button
          key={slug}
          component={Link}
          to={dishReviewPath(slug)}
          variant="outlined"
          startIcon={<Star size={18} aria-hidden />}
        >
          <span>{texts.rate(<bdi>{title}</bdi>)}</span>
        </Button>
      ))}
      {isAsking && <OrderAgainDialog order={order} items={wanted} onClose={() => setIsAsking(false)} />}
    </Box>
  );
}
