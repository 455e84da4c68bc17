import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { formatMoney } from '@nearbite/domain/money';
import { useId } from 'react';
import { DayNumber } from '../../../ui/food/day-number.tsx';
import { choiceNames, lineKey } from '../../../ui/food/line-choices.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as texts from '../rider/rider.texts.tsx';

type Delivery = NonNullable<Tracking['delivery']>;

/** What the rider hands over, to be counted at the counter and at the door, and whether it is paid. */
export function Bag({ delivery }: { readonly delivery: Delivery }) {
  const headingId = useId();
  const isPaid = delivery.payment_status === 'paid';
  return (
    <Box
      component="section"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: RADIUS.card, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={headingId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {texts.inTheBag}
        </Typography>
        <Box component="span" sx={{ fontSize: '1.25rem' }}>
          <DayNumber number={delivery.number} />
        </Box>
        <strong>{formatMoney(delivery.total)}</strong>
        <StatusChip tone={isPaid ? 'good' : 'bad'}>{isPaid ? texts.paid : texts.notPaid}</StatusChip>
      </Box>
      {delivery.collect !== null && !isPaid && (
        <Typography sx={{ mb: 1, fontSize: '1.125rem', fontWeight: 700 }}>
          {texts.collect(formatMoney(delivery.collect))}
        </Typography>
      )}
      {delivery.collect === null && !isPaid && (
        <Typography sx={{ mb: 1, fontWeight: 700 }}>
          {texts.cardNotPaid} <PhoneLink number={delivery.restaurant_phone} />
        </Typography>
      )}
      {delivery.note !== null && (
        <Typography dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {texts.noteIs(delivery.note)}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={headingId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {delivery.items.map((item) => (
          <Box component="li" key={lineKey(item.title, item)} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
              {item.qty} × {item.title}
            </Box>
            <Choices item={item} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Choices({ item }: { readonly item: Delivery['items'][number] }) {
  const chosen = choiceNames(item);
  if (chosen.length === 0) return null;
  return (
    <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
      {chosen.join(texts.comma)}
    </Typography>
  );
}
