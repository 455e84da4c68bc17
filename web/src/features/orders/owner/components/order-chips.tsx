import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { STAGES, stageLabel } from '@nearbite/contract/orders/stages';
import { isSettled, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { orderedTimeText } from '../../../../ui/format/order-times.ts';
import { ORDER_TONES } from '../../components/order-status-chip.tsx';
import * as texts from '../owner-orders.texts.tsx';

/** How far the kitchen is, more exactly than the status says. */
export const StageChip = ({ part: { stage, fulfilment } }: { part: OrderPart }) => (
  <StatusChip tone={ORDER_TONES[STAGES[stage].status]}>{stageLabel(stage, fulfilment)}</StatusChip>
);

/** What must not be cooked now or handed to a rider; not shown for what is over. */
export function FulfilmentChips({ part }: { part: OrderPart }) {
  if (part.order_status !== 'pending') return null;
  const orderedTime = orderedTimeText(part, part.time_zone, { isZoneNamed: true });
  return (
    <>
      {orderedTime !== undefined && (
        <StatusChip tone="waiting" isLong>
          {texts.forTime(orderedTime)}
        </StatusChip>
      )}
      {part.fulfilment === 'pickup' && <StatusChip tone="waiting">{texts.pickup}</StatusChip>}
    </>
  );
}

/** Cooking an unpaid order is a risk the owner should see at a glance. */
export function UnpaidChip({ part }: { part: OrderPart }) {
  const { order_status, payment_status, payment_method } = part;
  if (isSettled(payment_status)) return null;
  const due = payment_method === 'cash' ? texts.cash : texts.unpaid;
  // A canceled order is not waiting for money.
  return (
    <StatusChip tone="waiting">
      {order_status === 'cancelled' ? paymentStatusLabel({ order_status, payment_status }) : due}
    </StatusChip>
  );
}
