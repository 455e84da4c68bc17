import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { Ref } from 'react';
import { PickupPlaces } from '../../../../ui/food/pickup-places.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import * as texts from '../../cart.texts.tsx';
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
    .join(texts.comma);
  const hasTimes = canSchedule(restaurants) || preferences.isScheduled;
  if (!hasPickup && !hasCash && !hasTimes) return null;
  return (
    <Panel heading={texts.yourOrder}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {hasPickup && (
          <Choice
            label={texts.how}
            value={preferences.fulfilment}
            options={{ delivery: texts.delivery, pickup: texts.pickup }}
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
            label={texts.payment}
            value={preferences.paymentMethod}
            options={{
              card: texts.card,
              cash: preferences.fulfilment === 'pickup' ? texts.cashAtPickup : texts.cashOnDelivery,
            }}
            onChange={(paymentMethod) => onChange({ paymentMethod })}
          />
        )}
        {/* With cash chosen it is an obstacle, which has its own words and ways out. */}
        {hasCash && withoutCash !== '' && preferences.paymentMethod !== 'cash' && (
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {texts.noCashAt(withoutCash)}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
