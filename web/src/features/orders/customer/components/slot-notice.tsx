import Link from '@mui/material/Link';
import type { Checkout } from '@nearbite/contract/orders/checkout';
import { orderPath } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';
import { useTimePassing } from '../../../../lib/time/use-time-passing.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { orderedTimeText } from '../../../../ui/format/order-times.ts';
import * as texts from '../customer-orders.texts.tsx';

type Props = {
  readonly order: Pick<Checkout, 'oid' | 'deliver_at' | 'deliver_until' | 'fulfilment'>;
  readonly timeZone: string;
};

/** Before paying, says that the chosen time has begun or is over: the kitchen hears of the order only once it is paid. */
export function SlotNotice({ order, timeZone }: Props) {
  const { oid, deliver_at, deliver_until, fulfilment } = order;
  const now = useTimePassing([deliver_at, deliver_until]);
  if (deliver_at === null || new Date(deliver_at) > now) return null;
  const isOver = new Date(deliver_until ?? deliver_at) <= now;
  return (
    <MessageAlert tone="bad" isHint>
      {texts.slotNotice({
        wish: orderedTimeText(order, timeZone),
        isOver,
        isPickup: fulfilment === 'pickup',
        link: (words) => (
          <Link component={RouterLink} to={orderPath(oid)} color="inherit">
            {words}
          </Link>
        ),
      })}
    </MessageAlert>
  );
}
