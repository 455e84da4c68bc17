import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminOpenOrder } from '@nearbite/contract/admin/open-orders';
import { formatMoney } from '@nearbite/domain/money';
import { useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { DayNumber } from '../../../ui/food/day-number.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { formatKitchenDateTimeWithZone } from '../../../ui/format/format-moment.ts';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import * as texts from '../admin.texts.ts';
import { REFRESH_OPTIONS, useCancelOpenOrderMutation, useOpenOrdersQuery } from '../api.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const SHOWN = 50;

/** What the restaurant still has to cook, with whom to call when it cannot. */
export function OpenOrders({ restaurantId }: { readonly restaurantId: number }) {
  const { data, error, refetch } = useOpenOrdersQuery(
    { params: { id: restaurantId }, query: { limit: SHOWN } },
    REFRESH_OPTIONS,
  );
  const [toCancel, setToCancel] = useState<AdminOpenOrder>();
  const [cancelOrder] = useCancelOpenOrderMutation();
  // Once loaded they stay, and with them what is typed into a dialog, though they cannot be asked for again.
  if (!data) return error ? <RetryLine text={texts.ordersFailed} onRetry={() => void refetch()} /> : null;
  return (
    <Box component="section" aria-labelledby="admin-open-orders">
      <Typography id="admin-open-orders" variant="h4" component="h3" sx={{ mb: 1 }}>
        {data.total === 0 ? texts.noOpenOrders : texts.openOrders(data.total)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.rows.map((order) => (
          <OrderLine key={order.oid} order={order} onCancel={() => setToCancel(order)} />
        ))}
      </Box>
      {data.total > data.rows.length && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.oldestAreShown(data.rows.length)}</Typography>
      )}
      {toCancel && (
        <ReasonDialog
          title={texts.askCancelOrder(toCancel.oid)}
          text={
            toCancel.payment_status === 'paid'
              ? texts.goesBack(formatMoney(toCancel.total))
              : texts.nothingCharged
          }
          confirmLabel={texts.cancelOrder}
          cancelLabel={texts.keepOrder}
          onClose={() => setToCancel(undefined)}
          onConfirm={async (reason) => {
            const { error: failure } = await cancelOrder({
              params: { id: restaurantId, oid: toCancel.oid },
              body: { reason },
            });
            if (failure === undefined) {
              pageToast.success(texts.orderCanceled);
              setToCancel(undefined);
            }
            return failure;
          }}
        />
      )}
    </Box>
  );
}

type LineProps = { readonly order: AdminOpenOrder; readonly onCancel: () => void };

function OrderLine({ order, onCancel }: LineProps) {
  const isPaid = order.payment_status === 'paid';
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <DayNumber number={order.number} />
        <Box component="span" sx={{ fontWeight: 650 }}>
          {formatMoney(order.total)}
        </Box>
        <StatusChip tone={isPaid ? 'good' : 'waiting'}>{isPaid ? texts.paid : texts.notPaid}</StatusChip>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatKitchenDateTimeWithZone(order.date, order.time_zone)}
        </Box>
      </Box>
      <Box dir="auto">{order.items}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {order.full_name}, <PhoneLink number={order.mobile} /> · {order.oid}
      </Box>
      <Button
        variant="outlined"
        color="error"
        onClick={onCancel}
        aria-label={texts.cancelThisOrder(order.oid)}
        sx={{ mt: 1 }}
      >
        {texts.cancelOrder}
      </Button>
    </Box>
  );
}
