import Box from '@mui/material/Box';
import type { RiderPage } from '@nearbite/contract/tracking/tracking';
import { formatMoney } from '@nearbite/domain/money';
import { DayNumber } from '../../../ui/food/day-number.tsx';
import { formatKitchenMoment } from '../../../ui/format/format-moment.ts';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as texts from '../rider/rider.texts.tsx';

/** What a rider has brought today, folded; the cash is what goes back to the restaurant. */
export function DoneToday({ done, time_zone }: Pick<RiderPage, 'done' | 'time_zone'>) {
  if (done.length === 0) return null;
  const cash = done.reduce((sum, { collected }) => sum + (collected ?? 0), 0);
  return (
    <Box
      component="details"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: RADIUS.card, bgcolor: 'background.paper' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28, fontWeight: 700 }}>
        {texts.doneToday(done.length)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {done.map(({ oid, number, delivered_at, collected }) => (
          <Box
            component="li"
            key={oid}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            {number === null ? <bdi>{oid}</bdi> : <DayNumber number={number} />}
            <span>{formatKitchenMoment(delivered_at, time_zone)}</span>
            <Box component="span" sx={{ marginInlineStart: 'auto' }}>
              {collected === null ? texts.paid : texts.inCash(formatMoney(collected))}
            </Box>
          </Box>
        ))}
      </Box>
      {cash > 0 && (
        <Box component="p" sx={{ m: 0, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 700 }}>
          {texts.cashToday(formatMoney(cash))}
        </Box>
      )}
    </Box>
  );
}
