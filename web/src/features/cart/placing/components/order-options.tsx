import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { Ref } from 'react';
import { PickupPlaces } from '../../../../ui/food/pickup-places.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { canSchedule } from '../../cart-obstacles.ts';
import type { OrderChoices } from '../order-choices.ts';
import { Choice } from './choice.tsx';
import { TimeChoice } from './time-choice.tsx';

type Props = {
  readonly restaurants: readonly CartRestaurant[];
  readonly preferences: OrderChoices;
  readonly onChange: (change: Partial<OrderChoices>) => void;
  readonly timeField: Ref<HTMLElement>;
};

/** Only what the restaurants of the cart leave to choose is asked; nothing where they offer nothing but the usual. */
export function OrderOptions({ restaurants, preferences, onChange, timeField }: Props) {
  const hasPickup =
    restaurants.some(({ offers_pickup }) => offers_pickup) || preferences.fulfilment === 'pickup';
  const hasCash =
    restaurants.some(({ accepts_cash }) => accepts_cash) || preferences.paymentMethod === 'cash';
  const withoutCash = restaurants
    .filter(({ accepts_cash }) => !accepts_cash)
    .map(({ name }) => name)
    .join(', ');
  const hasTimes = canSchedule(restaurants) || preferences.isScheduled;
  if (!hasPickup && !hasCash && !hasTimes) return null;
  return (
    <Panel heading="Your order">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {hasPickup && (
          <Choice
            label="How"
            value={preferences.fulfilment}
            options={{ delivery: 'Delivery', pickup: 'Pick-up' }}
            onChange={(fulfilment) => onChange({ fulfilment })}
          />
        )}
        {preferences.fulfilment === 'pickup' && (
          <PickupPlaces restaurants={restaurants.filter(({ offers_pickup }) => offers_pickup)} />
        )}
        {hasTimes && (
          <TimeChoice
            restaurants={restaurants}
            preferences={preferences}
            onChange={onChange}
            timeField={timeField}
          />
        )}
        {hasCash && (
          <Choice
            label="Payment"
            value={preferences.paymentMethod}
            options={{
              card: 'Card',
              cash: preferences.fulfilment === 'pickup' ? 'Cash at pick-up' : 'Cash on delivery',
            }}
            onChange={(paymentMethod) => onChange({ paymentMethod })}
          />
        )}
        {/* With cash chosen it is an obstacle, which has its own words and ways out. */}
        {hasCash && withoutCash !== '' && preferences.paymentMethod !== 'cash' && (
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            No cash at {withoutCash}.
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
