import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Checkout } from '@nearbite/contract/orders/checkout';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { lineKey } from '../../../ui/food/line-choices.ts';
import { useUserId } from '../../accounts/index.ts';
import { saveOrderChoice, useOrderAgain } from '../../cart/index.ts';
import { CancelButton, isPayable, useCancelOrderMutation } from '../../orders/index.ts';
import * as texts from '../payments.texts.ts';

type Line = Pick<Checkout['orderitem'][number], 'dish' | 'portion_size' | 'spice_level' | 'extras'>;
const keyOf = (line: Line) => lineKey(line.dish.slug, line);

/** What can be done with an order that is not paid yet, beside paying it. */
export function UnpaidOrderActions({ order }: { readonly order: Checkout }) {
  const [isChanging, setIsChanging] = useState(false);
  // Stays while it works: the order it changes is canceled by then.
  if (!isPayable(order) && !isChanging) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, '& > *': { flex: 1 } }}>
      <ChangeOrder order={order} isBusy={isChanging} onBusy={setIsChanging} />
      {!isChanging && <CancelButton order={order} isPartly={order.orderitem.some(isHandedOver)} />}
    </Box>
  );
}

type ChangeProps = {
  readonly order: Checkout;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
};

/** Cancels the order, which gives its dishes back to the stock, and puts them in the cart again. */
function ChangeOrder({ order, isBusy, onBusy }: ChangeProps) {
  const userId = useUserId();
  const [cancelOrder] = useCancelOrderMutation();
  const { orderAgain } = useOrderAgain(order);

  const change = async () => {
    const isSure = await dialogs.confirm({
      title: texts.askChange,
      text: texts.whatChangeDoes,
      confirmLabel: texts.changeIt,
      cancelLabel: texts.keepIt,
    });
    if (!isSure) return;
    onBusy(true);
    const { data, error } = await cancelOrder({ params: { user_id: userId, order_oid: order.oid } });
    if (data) {
      const before = new Set(order.orderitem.filter(isCanceled).map(keyOf));
      saveOrderChoice({
        note: order.note ?? '',
        isScheduled: order.deliver_at !== null,
        deliverAt: order.deliver_at ?? undefined,
      });
      // What a restaurant had canceled or handed over already does not come back.
      await orderAgain(data.orderitem.filter((item) => isCanceled(item) && !before.has(keyOf(item))));
    } else pageToast.error(errorText(error));
    onBusy(false);
  };

  return (
    <Button variant="outlined" {...whileIdle(isBusy, () => void change())}>
      {texts.changeOrder}
    </Button>
  );
}

const isCanceled = ({ order_status }: Pick<Checkout['orderitem'][number], 'order_status'>) =>
  order_status === 'cancelled';

const isHandedOver = ({ order_status }: Pick<Checkout['orderitem'][number], 'order_status'>) =>
  order_status === 'fulfilled';
