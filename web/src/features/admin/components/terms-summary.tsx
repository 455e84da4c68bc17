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
import * as texts from '../admin.texts.ts';
import { useAdminTermsQuery, usePauseRestaurantMutation } from '../terms.api.ts';
import { Fact, FactList } from './fact-list.tsx';
import { PauseDialog } from './pause-dialog.tsx';

type Props = { readonly restaurant: Pick<AdminRestaurant, 'id' | 'name' | 'status' | 'owner'> };

/** What a restaurant is that takes no orders whatever its hours say. */
function outOfTradeOf({ status, owner }: Props['restaurant']) {
  if (status === 'suspended') return texts.suspended;
  return owner.is_blocked ? texts.closed : undefined;
}

/** What the restaurant offers and asks, and a way to close its kitchen for a while. */
export function TermsSummary({ restaurant }: Props) {
  const outOfTrade = outOfTradeOf(restaurant);
  const query = useAdminTermsQuery({ params: { id: restaurant.id } });
  const { currentData: terms } = query;
  const failure = <FailureLine query={query} what={texts.theTerms} />;
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
        {texts.hoursAndDelivery}
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
          {texts.endThePause}
        </Button>
      )}
      {!state.isLocked && !outOfTrade && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {texts.pauseTheKitchen}
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

const DAYS = [texts.mon, texts.tue, texts.wed, texts.thu, texts.fri, texts.sat, texts.sun];

/** "Mon 12:00–15:00, 18:00–23:00" line by line. */
function hoursText(spans: readonly OpeningSpan[]): string {
  if (spans.length === 0) return texts.alwaysOpen;
  return DAYS.flatMap((name, day) => {
    const own = spans.filter((span) => span.day === day);
    return own.length === 0
      ? []
      : `${name} ${own.map(({ opens, closes }) => `${opens}–${closes}`).join(texts.comma)}`;
  }).join(texts.semicolon);
}

function feeText(terms: Terms): string {
  const perKm = terms.fee_per_km > 0 ? texts.andAKm(formatMoney(terms.fee_per_km)) : '';
  const free = terms.free_delivery_from === null ? '' : texts.freeFrom(formatMoney(terms.free_delivery_from));
  return `${formatMoney(terms.delivery_fee)}${perKm}${free}`;
}

const factsOf = (terms: Terms): [string, string][] => [
  [texts.hours, hoursText(terms.opening_hours)],
  [texts.closedDays, terms.closed_days.map(({ date }) => date).join(texts.comma) || texts.none],
  [texts.area, terms.delivery_polygon ? texts.drawnOnTheMap : texts.kmAround(terms.delivery_radius_km)],
  [texts.fee, feeText(terms)],
  [texts.minimum, formatMoney(terms.minimum_order)],
  [
    texts.offers,
    [
      terms.offers_delivery && texts.offersDelivery,
      terms.offers_pickup && texts.offersPickup,
      terms.accepts_cash && texts.takesCash,
      terms.preorder_days > 0 && texts.ordersDaysAhead(terms.preorder_days),
    ]
      .filter(Boolean)
      .join(texts.comma),
  ],
  [texts.accepts, terms.auto_accept ? texts.byItself : texts.byHand],
];
