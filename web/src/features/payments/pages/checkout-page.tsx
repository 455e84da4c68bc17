import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Checkout } from '@nearbite/contract/orders/checkout';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { orderPath } from '@nearbite/contract/page-paths';
import { PAYMENT_RETURNS, type PaymentReturn, startPayment } from '@nearbite/contract/payments/payments';
import { Lock } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { LANGUAGE } from '../../../lib/language.ts';
import { fillPath } from '../../../lib/net/call.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { PickupPlaces } from '../../../ui/food/pickup-places.tsx';
import { orderedTimeText } from '../../../ui/format/order-times.ts';
import { ConfirmBar } from '../../../ui/layout/confirm-bar.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useIsPhone } from '../../../ui/layout/use-is-phone.ts';
import { Amounts } from '../../../ui/tables/amounts.tsx';
import { Details } from '../../../ui/tables/details.tsx';
import { canceledText, isPayable, OrderLoading, PayByNotice, SlotNotice } from '../../orders/index.ts';
import { useConfigQuery } from '../../platform/index.ts';
import { useCheckoutQuery } from '../api.ts';
import { CheckoutItems } from '../components/checkout-items.tsx';
import { UnpaidOrderActions } from '../components/unpaid-order-actions.tsx';
import * as texts from '../payments.texts.ts';

export default function CheckoutPage() {
  const { order_oid: oid = '' } = useParams();
  const [search] = useSearchParams();
  // The provider may have been asked or paid since this was last shown.
  const checkout = useCheckoutQuery({ params: { order_oid: oid } }, { refetchOnMountOrArgChange: true });
  const order = checkout.currentData;
  if (!order) return <OrderLoading error={checkout.error} onRetry={checkout.refetch} />;

  const message = isPayable(order) ? findPaymentMessage(search) : undefined;
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 1000, mx: 'auto' }}>
      <Typography component="h1" variant="h2">
        {texts.checkout}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.orderNumber(order.oid)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 2.5 } }}>
        {order.order_status === 'cancelled' && (
          <MessageAlert tone="bad" isHint>
            {canceledText(order)}
          </MessageAlert>
        )}
        {message && (
          <MessageAlert tone={message.tone} isHint>
            {message.text}
          </MessageAlert>
        )}
        {order.pay_until !== null && <PayByNotice until={order.pay_until} timeZone={zoneOf(order)} />}
        {isPayable(order) && <SlotNotice order={order} timeZone={zoneOf(order)} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <Panel heading={texts.yourOrder}>
            <CheckoutItems items={order.orderitem} />
          </Panel>
          <Recipient order={order} />
        </Box>
        <Summary order={order} />
      </Box>
    </Box>
  );
}

/** All of them show the clock of one of its restaurants. */
const zoneOf = ({ restaurants }: Checkout): string => restaurants[0]?.time_zone ?? 'UTC';

/** Who gets the food, where, and at what time they wish for. */
function Recipient({ order }: { order: Checkout }) {
  const isPickup = order.fulfilment === 'pickup';
  const rows: [string, string][] = [
    [texts.name, order.full_name],
    [texts.mobile, order.mobile],
  ];
  if (!isPickup) rows.push([texts.city, order.city], [texts.address, order.address]);
  const orderedTime = orderedTimeText(order, zoneOf(order));
  if (orderedTime !== undefined) rows.push([texts.wishedFor, orderedTime]);
  if (order.note !== null) rows.push([texts.note, order.note]);
  return (
    <Panel heading={isPickup ? texts.pickup : texts.shippingAddress}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isPickup && <PickupPlaces restaurants={order.restaurants} />}
        <Details rows={rows} />
      </Box>
    </Panel>
  );
}

function Summary({ order }: { order: Checkout }) {
  const isReduced = isPayable(order) && order.amount_due !== order.total;
  return (
    <Panel heading={texts.orderSummary}>
      <Amounts
        rows={[
          { label: texts.subtotal, amount: order.sub_total },
          { label: texts.tax, amount: order.tax_fee },
          { label: texts.serviceFee, amount: order.service_fee },
          ...(order.delivery_fee === 0 ? [] : [{ label: texts.deliveryFee, amount: order.delivery_fee }]),
          ...(order.saved > 0 ? [{ label: texts.discount, amount: -order.saved }] : []),
          ...(isReduced ? [{ label: texts.canceledPart, amount: order.amount_due - order.total }] : []),
        ]}
        total={{ label: texts.total, amount: isReduced ? order.amount_due : order.total }}
      />
      <Box sx={{ mt: 3 }}>{isPayable(order) ? <PayForm order={order} /> : <Settled order={order} />}</Box>
      <UnpaidOrderActions order={order} />
    </Panel>
  );
}

/** A real form: the browser itself follows the server to the provider's page. */
function PayForm({ order }: { order: Checkout }) {
  const { data: config } = useConfigQuery();
  const isPhone = useIsPhone();
  const button = (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      startIcon={<Lock size={18} aria-hidden />}
    >
      {texts.confirmNow}
    </Button>
  );
  return (
    <form method="post" action={fillPath(startPayment.path, { order_oid: order.oid })}>
      <input type="hidden" name="lang" value={LANGUAGE} />
      {isPhone ? (
        <ConfirmBar label={texts.total} amount={order.amount_due}>
          {button}
        </ConfirmBar>
      ) : (
        button
      )}
      {config?.payment_mode === 'test' && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', textAlign: 'center' }}>
          {texts.testPayment}
        </Typography>
      )}
    </form>
  );
}

function Settled({ order }: { order: Checkout }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {order.order_status !== 'cancelled' && (
        <MessageAlert tone="good" isHint>
          {isSettled(order.payment_status) ? texts.isPaid : texts.inCash}
        </MessageAlert>
      )}
      <Button component={Link} to={orderPath(order.oid)} variant="contained" size="large">
        {texts.viewOrder}
      </Button>
    </Box>
  );
}

type Message = { readonly tone: 'good' | 'bad'; readonly text: string };

/** What the customer hears on coming back from the provider. */
const MESSAGES: Readonly<Record<PaymentReturn, Message>> = {
  success: { tone: 'good', text: texts.confirmingPayment },
  cancelled: {
    tone: 'bad',
    // Until when stands below it, where there is such a time.
    text: texts.paymentCanceled,
  },
  failed: { tone: 'bad', text: texts.paymentDeclined },
  unavailable: {
    tone: 'bad',
    text: texts.paymentNotOpened,
  },
};

function findPaymentMessage(search: URLSearchParams): Message | undefined {
  const returned = PAYMENT_RETURNS.find((one) => one === search.get('payment'));
  return returned && MESSAGES[returned];
}
