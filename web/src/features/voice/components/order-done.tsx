import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { checkoutPath, PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { CreditCard, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '../../../ui/layout/panel.tsx';
import { canceledText, isPayable, useOrderQuery } from '../../orders/index.ts';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import * as texts from '../voice.texts.ts';
import type { Receipt } from '../voice-receipt.ts';
import { CartLines } from './cart-panel.tsx';

/** The order stands: where it goes, what it holds, and how to pay. */
export function OrderDone({ receipt }: { readonly receipt: Receipt }) {
  const appeared = useScrollIntoView('start');
  const { oid, lines, totals, total, details } = receipt;
  return (
    <Panel ref={appeared} heading={voiceTexts.orderConfirmed} sx={{ maxWidth: 640, mx: 'auto' }}>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, color: 'status.good.text' }}>
        <PartyPopper size={28} aria-hidden />
        {texts.orderNumber(oid)}
      </Typography>
      <Box sx={{ p: 2, mb: 2, borderRadius: '16px', bgcolor: 'brand.tint' }}>
        <Typography component="h3" variant="h4">
          {texts.deliveryAddress}
        </Typography>
        <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          <bdi>{details.name}</bdi>
          <br />
          <bdi dir="ltr">{details.phone}</bdi>
          <br />
          <bdi>
            {details.address}, {details.city}
          </bdi>
        </Box>
      </Box>
      <CartLines lines={lines} totals={totals} />
      {totals === null && (
        <Typography sx={{ fontWeight: 750 }}>
          {texts.total} <span>{formatMoney(total)}</span>
        </Typography>
      )}
      <PayButtons oid={oid} canPay />
    </Panel>
  );
}

/** After the page has cleared itself for the next order. */
export function LastOrder({ receipt: { userId, oid, total } }: { readonly receipt: Receipt }) {
  // It may have been paid or canceled meanwhile, also in another tab.
  const { currentData: order, isError } = useOrderQuery(
    { params: { user_id: userId, order_oid: oid } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <Panel heading={texts.yourLastOrder} sx={{ mt: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.orderNumberAndTotal(oid, formatMoney(total))}
      </Typography>
      {order?.order_status === 'cancelled' && <Typography role="status">{canceledText(order)}</Typography>}
      {/* Where it could not be asked for, the checkout says how it stands. */}
      <PayButtons oid={oid} canPay={order ? isPayable(order) : isError} />
    </Panel>
  );
}

const PayButtons = ({ oid, canPay }: { readonly oid: string; readonly canPay: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
    {canPay && (
      <Button
        component={Link}
        to={checkoutPath(oid)}
        variant="contained"
        size="large"
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
