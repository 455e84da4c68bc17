import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { isSettled, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { formatMoney } from '@nearbite/domain/money';
import { consoleLog } from '../../../lib/browser/console-log.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast, undoToast } from '../../../lib/messages/toasts.ts';
import { useOwner } from '../../accounts/index.ts';
import { useTakeKitchenStepMutation, useUpdateOrderPartMutation } from './api.ts';
import * as texts from './owner-orders.texts.tsx';

/** Changes an order's status; what costs somebody money is asked about first. */
export function useChangeStatus() {
  const { restaurantId } = useOwner();
  const [update, { isLoading }] = useUpdateOrderPartMutation();
  const [takeStep] = useTakeKitchenStepMutation();

  const tell = (error: unknown) => {
    if (error === undefined) return void pageToast.success(texts.statusUpdated);
    consoleLog.failure('Error updating the order status:', error);
    pageToast.error(errorText(error));
  };
  const takeBack = async ({ oid, stage }: OrderPart) => {
    const params = { restaurant_id: restaurantId, oid };
    const { error } = await update({ params, body: { order_status: 'pending' } });
    tell(
      error === undefined && stage === 'ready'
        ? (await takeStep({ step: 'ready', params, body: {} })).error
        : error,
    );
  };
  const change = async (part: OrderPart, status: OrderStatus) => {
    if (status === part.order_status) return;
    if (!(await isMeant(part, status))) return;
    const { error } = await update({
      params: { restaurant_id: restaurantId, oid: part.oid },
      body: { order_status: status },
    });
    tell(error);
    if (error === undefined && status === 'fulfilled' && part.order_status === 'pending') {
      undoToast(texts.isHandedOver(part.oid), () => void takeBack(part));
    }
  };
  return { change, isChanging: isLoading };
}

/** Owners may hand over what is not paid, and the customer may still pay it; but they are asked first. */
async function isMeant(part: OrderPart, status: OrderStatus): Promise<boolean> {
  const { payment_method, payment_status } = part;
  if (status === 'cancelled' && payment_status === 'paid') return isCancelingMeant(part);
  if (status === 'fulfilled' && payment_method === 'card' && !isSettled(payment_status))
    return isGivingCreditMeant(part);
  return true;
}

const isCancelingMeant = (part: OrderPart) =>
  dialogs.confirm({
    title: texts.askCancelPaid,
    text: texts.customerGetsBack(formatMoney(part.total)),
    confirmLabel: texts.yesRefund,
    cancelLabel: texts.keepOrder,
    isIrreversible: true,
  });

const isGivingCreditMeant = (part: OrderPart) =>
  dialogs.confirm({
    title: texts.askHandOver,
    text: texts.notPaidByCard(formatMoney(part.total)),
    confirmLabel: texts.handItOver,
    cancelLabel: texts.waitForPayment,
    isIrreversible: true,
  });
