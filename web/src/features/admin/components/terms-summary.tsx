import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import type { OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import { formatMoney } from '@nearbite/domain/money';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { endOfKitchensToday, kitchenState } from '../../restaurants/index.ts';
import { useAdminTermsQuery, usePauseRestaurantMutation } from '../terms.api.ts';
import { Fact, FactList } from './fact-list.tsx';
import { PauseDialog } from './pause-dialog.tsx';

type Props = { readonly restaurant: Pick<AdminRestaurant, 'id' | 'name' | 'status' | 'owner'> };

/** What a restaurant is that takes no orders whatever its hours say. */
function outOfTradeOf({ status, owner }: Props['restaurant']) {
  if (status === 'suspended') return 'Suspended';
  return owner.is_blocked ? 'Closed' : undefined;
}

/** What the restaurant offers and asks, and a way to close its kitchen for a while. */
export function TermsSummary({ restaurant }: Props) {
  const outOfTrade = outOfTradeOf(restaurant);
  const query = useAdminTermsQuery({ params: { id: restaurant.id } });
  const { currentData: terms } = query;
  const failure = <FailureLine query={query} what="the terms" />;
  const [pause, { isLoading }] = usePauseRestaurantMutation();
  const [isAsking, setAsking] = useState(false);
  if (!terms) return failure;
  const state = kitchenState(terms, new Date());
  const send = async (body: { until: string | null; reason?: string }) => {
    const { error: failure } = await pause({ params: { id: restaurant.id }, body });
    return failure;
  };
  const endPause = async () => {
    const failure = await send({ until: null });
    if (failure) pageToast.error(errorText(failure));
  };
  return (
    <Box component="section" aria-labelledby="admin-terms">
      <Typography id="admin-terms" variant="h4" component="h3" sx={{ mb: 1 }}>
        Hours and delivery
      </Typography>
      {failure}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <StatusChip tone={outOfTrade ? 'bad' : state.tone}>{outOfTrade ?? state.label}</StatusChip>
        {!outOfTrade && (
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {state.detail}
          </Box>
        )}
      </Box>
      <Box sx={{ mb: 2 }}>
        <FactList>
          {factsOf(terms).map(([fact, value]) => (
            <Fact key={fact} label={fact}>
              {value}
            </Fact>
          ))}
        </FactList>
      </Box>
      {state.isLocked && (
        <Button variant="outlined" {...whileIdle(isLoading, () => void endPause())}>
          End the pause
        </Button>
      )}
      {!state.isLocked && !outOfTrade && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Pause the kitchen
        </Button>
      )}
      {isAsking && (
        <PauseDialog
          name={restaurant.name}
          endOfToday={(now) => endOfKitchensToday(terms, now)}
          onClose={() => setAsking(false)}
          onConfirm={send}
        />
      )}
    </Box>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "Mon 12:00–15:00, 18:00–23:00" line by line. */
function hoursText(spans: readonly OpeningSpan[]): string {
  if (spans.length === 0) return 'Always open';
  return DAYS.flatMap((name, day) => {
    const own = spans.filter((span) => span.day === day);
    return own.length === 0
      ? []
      : `${name} ${own.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`;
  }).join('; ');
}

function feeText(terms: Terms): string {
  const perKm = terms.fee_per_km > 0 ? ` and ${formatMoney(terms.fee_per_km)} a km` : '';
  const free =
    terms.free_delivery_from === null ? '' : `, free from ${formatMoney(terms.free_delivery_from)}`;
  return `${formatMoney(terms.delivery_fee)}${perKm}${free}`;
}

const factsOf = (terms: Terms): [string, string][] => [
  ['Hours', hoursText(terms.opening_hours)],
  ['Closed days', terms.closed_days.map(({ date }) => date).join(', ') || 'None'],
  ['Area', terms.delivery_polygon ? 'Drawn on the map' : `${terms.delivery_radius_km} km around`],
  ['Fee', feeText(terms)],
  ['Minimum', formatMoney(terms.minimum_order)],
  [
    'Offers',
    [
      terms.offers_delivery && 'delivery',
      terms.offers_pickup && 'pick-up',
      terms.accepts_cash && 'cash',
      terms.preorder_days > 0 && `orders ${terms.preorder_days} days ahead`,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  ['Accepts', terms.auto_accept ? 'by itself' : 'by hand'],
];
