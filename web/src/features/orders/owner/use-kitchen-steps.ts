import { KITCHEN_STEP_TEXTS, type KitchenStep, type OrderPart } from '@nearbite/contract/orders/owner-orders';
import { stageAfter } from '@nearbite/domain/order-stages';
import { consoleLog } from '../../../lib/console-log.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useOwner } from '../../accounts/index.ts';
import { useTakeKitchenStepMutation } from './api.ts';

/** The steps a kitchen may take with a part, and taking one, which returns whether it was done. */
export function useKitchenSteps(part: OrderPart) {
  const { restaurantId } = useOwner();
  const [send, { isLoading }] = useTakeKitchenStepMutation();
  const { stage, fulfilment, payment_method, payment_status, oid } = part;
  const isCookable = payment_method === 'cash' || payment_status === 'paid';

  const take = async (step: KitchenStep, body: { minutes?: number; reason?: string } = {}) => {
    const { error } = await send({ step, params: { restaurant_id: restaurantId, oid }, body });
    if (error === undefined) {
      pageToast.success(KITCHEN_STEP_TEXTS[step].done);
      return true;
    }
    consoleLog.failure('Error changing the order:', error);
    pageToast.error(errorText(error));
    return false;
  };
  return {
    take,
    isBusy: isLoading,
    isPossible: (step: KitchenStep) => stageAfter(step, { stage, fulfilment, isCookable }) !== undefined,
  };
}
