import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { checkoutPath, PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { CreditCard, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { canceledText, isPayable, useOrderQuery } from '../../orders/index.ts';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import * as texts from '../voice.texts.ts';
import type { Receipt } from '../voice-receipt.ts';
import { CartLines } from './cart-lines.tsx';
import { Panel } from './panel.tsx';

const pop = keyframes`
  from { transform: scale(0.4) rotate(-20deg); opacity: 0; }
  70% { transform: scale(1.12) rotate(6deg); }
  to { transform: none; opacity: 1; }
`;

/** The order stands: where it goes, what it holds, and how to pay. */
export function OrderDone({ receipt }: { readonly receipt: Receipt }) {
  const appeared = useScrollIntoView('start');
  return (
    <Panel ref={appeared} aria-labelledby="order-done" sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box sx={{ textAlign: 'center', mb: 3 }}>
        <Box
          aria-hidden
          sx={{
            display: 'inline-grid',
            placeItems: 'center',
            width: 88,
            height: 88,
            mb: 2,
            borderRadius: '50%',
            color: 'status.good.text',
            bgcolor: 'status.good.tint',
            animation: `${pop} 600ms ease-out`,
          }}
        >
          <PartyPopper size={40} strokeWidth={1.75} />
        </Box>
        <Typography id="order-done" variant="h2" role="status">
          {voiceTexts.orderConfirmed}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.orderNumber(receipt.oid)}</Typography>
      </Box>
      <DeliverySummary details={receipt.details} />
      <CartLines lines={receipt.lines} totals={receipt.totals} />
      {receipt.totals === null && (
        <Typography sx={{ fontWeight: 750 }}>
          {texts.total} <span>{formatMoney(receipt.total)}</span>
        </Typography>
      )}
      <PayButtons receipt={receipt} canPay />
    </Panel>
  );
}

/** After the page has cleared itself for the next order. */
export function LastOrder({ receipt }: { readonly receipt: Receipt }) {
  // It may have been paid or canceled meanwhile, also in another tab.
  const { currentData: order, isError } = useOrderQuery(
    { params: { user_id: receipt.userId, order_oid: receipt.oid } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const isCanceled = order?.order_status === 'cancelled';
  return (
    <Panel
      aria-labelledby="last-order"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 3,
      }}
    >
      <Box>
        <Typography id="last-order" variant="h3" component="h2">
          {texts.yourLastOrder}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {texts.orderNumberAndTotal(receipt.oid, formatMoney(receipt.total))}
        </Typography>
        {isCanceled && <Typography role="status">{canceledText(order)}</Typography>}
      </Box>
      {/* Where it could not be asked for, the checkout says how it stands. */}
      <PayButtons receipt={receipt} canPay={order ? isPayable(order) : isError} />
    </Panel>
  );
}

function DeliverySummary({ details }: Pick<Receipt, 'details'>) {
  return (
    <Box sx={{ p: 2, mb: 2, borderRadius: '16px', bgcolor: 'brand.tint' }}>
      <Typography component="h3" variant="h4">
        {texts.deliveryAddress}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <bdi>{details.name}</bdi>
        <br />
        {details.phone}
        <br />
        <bdi>
          {details.address}, {details.city}
        </bdi>
      </Box>
    </Box>
  );
}

function PayButtons({ receipt: { oid }, canPay }: { readonly receipt: Receipt; readonly canPay: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {canPay && (
        <Button
          component={Link}
          to={checkoutPath(oid)}
          variant="contained"
          size="large"
          sx={{ flex: 1 }}
          startIcon={<CreditCard size={18} aria-hidden />}
        >
          {texts.payNow}
        </Button>
      )}
      <Button component={Link} to={`${PATHS.customerOrders}${oid}/`} variant="outlined" size="large">
        {texts.viewOrder}
      </Button>
    </Box>
  );
}
