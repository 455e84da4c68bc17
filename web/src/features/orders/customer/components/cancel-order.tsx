import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { minutesAndSeconds, useSecondsLeft } from '../../../../lib/time/use-seconds-left.ts';
import { useTimePassing } from '../../../../lib/time/use-time-passing.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { useUserId } from '../../../accounts/index.ts';
import { useCancelOrderMutation } from '../api.ts';
import * as texts from '../customer-orders.texts.tsx';
import { zoneOf } from '../order-zone.ts';

/** Whether some part can still be taken back, and until when where that time runs out by itself. */
export function useCancelable({ can_cancel, parts }: Order): { canCancel: boolean; until: string | null } {
  const limits = parts.map(({ cancelable_until }) => cancelable_until);
  const now = useTimePassing(limits);
  const last =
    limits
      .filter((limit) => limit !== null)
      .sort()
      .at(-1) ?? null;
  const isOpenEnded = last === null || parts.some(({ stage }) => stage === 'placed');
  return {
    canCancel: can_cancel && (isOpenEnded || now < new Date(last)),
    until: isOpenEnded ? null : last,
  };
}

type Props = { readonly order: Order; readonly until: string | null };

/** While no restaurant has accepted it, or it accepted itself just now, an order can be taken back. */
export function CancelOrder({ order, until }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <CancelButton order={order} isPartly={order.parts.some(stays)} />
      {until !== null && <TimeLeft until={until} timeZone={zoneOf(order)} />}
    </Box>
  );
}

type ButtonProps = {
  readonly order: Pick<Order, 'oid' | 'payment_status'>;
  /** Some of it can no longer be canceled. */
  readonly isPartly: boolean;
};

export function CancelButton({ order: { oid, payment_status }, isPartly }: ButtonProps) {
  const userId = useUserId();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();

  const askAndCancel = async () => {
    const isPaid = payment_status === 'paid';
    const isConfirmed = await dialogs.confirm({
      title: texts.askCancel,
      text: [isPartly && texts.restStays, isPaid ? texts.moneyGoesBack : texts.nothingCharged]
        .filter((text) => text !== false)
        .join(' '),
      confirmLabel: texts.cancelTheOrder,
      cancelLabel: texts.keepIt,
      isIrreversible: true,
    });
    if (!isConfirmed) return;
    const { error } = await cancelOrder({ params: { user_id: userId, order_oid: oid } });
    if (error) pageToast.error(errorText(error));
    else pageToast.success(texts.orderCanceled);
  };

  return (
    <Button variant="outlined" {...whileIdle(isLoading, () => void askAndCancel())}>
      {texts.cancelOrder}
    </Button>
  );
}

const stays = ({ stage, order_status, cancelable_until: until }: Order['parts'][number]) =>
  order_status !== 'cancelled' && stage !== 'placed' && (until === null || new Date(until) <= new Date());

/** Longer than this is told by the clock. */
const COUNTED_SECONDS = 120;

function TimeLeft({ until, timeZone }: { readonly until: string; readonly timeZone: string }) {
  const seconds = useSecondsLeft(until);
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {seconds > COUNTED_SECONDS
        ? texts.possibleUntil(formatMoment(until, timeZone))
        : texts.possibleFor(
            <span role="timer" aria-live="off">
              {texts.minutes(minutesAndSeconds(seconds))}
            </span>,
          )}
    </Box>
  );
}
