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

const arrivedIn = ({ parts, orderitem }: Order) => {
  const arrived = new Set(
    parts.filter(({ stage }) => stage === 'delivered').map(({ restaurant }) => restaurant.id),
  );
  return orderitem.filter(({ restaurant_id }) => arrived.has(restaurant_id));
};

type AgainProps = { readonly order: Order; readonly variant?: 'contained' | 'outlined' };

/** Of what arrived; of an order that is over, what was canceled is wanted again, too. */
export function OrderAgainButton({ order, variant = 'contained' }: AgainProps) {
  const isOver = order.parts.every(
    ({ stage }) => stage === 'delivered' || STAGES[stage].status === 'cancelled',
  );
  const wanted = isOver ? order.orderitem : arrivedIn(order);
  const [isAsking, setIsAsking] = useState(false);
  if (wanted.length === 0) return null;
  return (
    <>
      <Button
        variant={variant}
        startIcon={<RotateCcw size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {texts.orderAgain}
      </Button>
      {isAsking && <OrderAgainDialog order={order} items={wanted} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** What one may want to do with what came of an order: rate what arrived, and have it again. */
export function AfterOrder({ order }: { readonly order: Order }) {
  const rateable = new Map(
    arrivedIn(order).flatMap(({ dish, has_reviewed }) => (has_reviewed ? [] : [[dish.slug, dish.title]])),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}>
      <OrderAgainButton order={order} />
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
    </Box>
  );
}
