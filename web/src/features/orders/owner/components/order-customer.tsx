import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { orderedTimeText } from '../../../../ui/format/order-times.ts';
import { PhoneLink } from '../../../../ui/text/phone-link.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import * as texts from '../owner-orders.texts.tsx';

export function OrderCustomer({ part }: { part: OrderPart }) {
  const orderedTime = orderedTimeText(part, part.time_zone);
  const facts = [
    { label: texts.name, value: part.full_name },
    {
      label: texts.phone,
      value: <PhoneLink number={part.mobile} />,
    },
    ...(part.fulfilment === 'pickup'
      ? [{ label: texts.order, value: texts.pickup }]
      : [
          { label: texts.address, value: part.address },
          { label: texts.city, value: part.city },
        ]),
    ...(orderedTime === undefined ? [] : [{ label: texts.wantedFor, value: orderedTime }]),
    ...(part.note === null ? [] : [{ label: texts.note, value: <bdi>{part.note}</bdi> }]),
  ];
  return (
    <Box
      component="section"
      aria-labelledby="order-customer"
      sx={{
        mb: 2.5,
        p: { xs: 2, md: 2.5 },
        ...CARD,
      }}
    >
      <Typography id="order-customer" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {texts.customer}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
          gap: 2,
          m: 0,
        }}
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
