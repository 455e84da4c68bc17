import Box from '@mui/material/Box';
import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { Ref } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { canSchedule } from '../cart-obstacles.ts';
import type { OrderChoices } from '../order-choices.ts';
import { Choice } from './choice.tsx';
import { TimeChoice } from './time-choice.tsx';

type Props = {
  readonly restaurants: readonly CartRestaurant[];
  readonly wish: OrderChoices;
  readonly onChange: (change: Partial<OrderChoices>) => void;
  readonly timeField: Ref<HTMLElement>;
};

/** Only what the restaurants of the cart leave to choose is asked; nothing where they offer nothing but the usual. */
export function OrderOptions({ restaurants, wish, onChange, timeField }: Props) {
  const hasPickup = restaurants.some(({ offers_pickup }) => offers_pickup) || wish.fulfilment === 'pickup';
  const hasCash = restaurants.some(({ accepts_cash }) => accepts_cash) || wish.paymentMethod === 'cash';
  const hasTimes = canSchedule(restaurants) || wish.isScheduled;
  if (!hasPickup && !hasCash && !hasTimes) return null;
  return (
    <Panel heading="Your order">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {hasPickup && (
          <Choice
            label="How"
            value={wish.fulfilment}
            options={{ delivery: 'Delivery', pickup: 'Pick-up' }}
            onChange={(fulfilment) => onChange({ fulfilment })}
          />
        )}
        {hasTimes && (
          <TimeChoice restaurants={restaurants} wish={wish} onChange={onChange} timeField={timeField} />
        )}
        {hasCash && (
          <Choice
            label="Payment"
            value={wish.paymentMethod}
            options={{
              card: 'Card',
              cash: wish.fulfilment === 'pickup' ? 'Cash at pick-up' : 'Cash on delivery',
            }}
            onChange={(paymentMethod) => onChange({ paymentMethod })}
          />
        )}
      </Box>
    </Panel>
  );
}
