import {
  KITCHEN_STEP_TEXTS,
  type KitchenStep,
  type OrderPart,
  type StepBody,
} from '@nearbite/contract/orders/owner-orders';
import { STAGE_NAMES, type Stage } from '@nearbite/contract/orders/stages';
import { stageAfter } from '@nearbite/domain/orders/order-stages';
import { useState } from 'react';
import { consoleLog } from '../../../lib/browser/console-log.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { errorBodyOf, isObject, statusOf } from '../../../lib/net/call-error.ts';
import { useOwner } from '../../accounts/index.ts';
import { useTakeKitchenStepMutation } from './api.ts';
import * as texts from './owner-orders.texts.tsx';

/** The steps a kitchen may take with a part, and taking one, which returns whether it was done. */
export function useKitchenSteps(part: OrderPart) {
  const { restaurantId } = useOwner();
  const [send, { isLoading }] = useTakeKitchenStepMutation();
  const [failure, setFailure] = useState<string>();
  const { stage, fulfilment, payment_method, payment_status, oid } = part;
  const isCookable = payment_method === 'cash' || payment_status === 'paid';
  const facts = { stage, fulfilment, isCookable };

  const take = async (step: KitchenStep, body: StepBody = {}) => {
    setFailure(undefined);
    const { error } = await send({ step, params: { restaurant_id: restaurantId, oid }, body });
    // A second tap, or another device's, on a page that has not heard of the first.
    if (error === undefined || stageRefusedFor(error) === stageAfter(step, facts)) {
      pageToast.success(KITCHEN_STEP_TEXTS[step].done);
      return true;
    }
    consoleLog.failure('Error changing the order:', error);
    const text = errorText(error);
    pageToast.error(text);
    setFailure(texts.notDone(KITCHEN_STEP_TEXTS[step].participle, text));
    return false;
  };
  return {
    take,
    isBusy: isLoading,
    /** What became of the last try, until the next: the toast is gone before everybody in a kitchen has seen it. */
    failure,
    isPossible: (step: KitchenStep) => stageAfter(step, facts) !== undefined,
  };
}

/** Where the part stood when the step was refused; null where the refusal does not say. */
export function stageRefusedFor(error: unknown): Stage | null {
  const { details } = errorBodyOf(error);
  const stage = statusOf(error) === 409 && isObject(details) ? details.stage : null;
  return STAGE_NAMES.find((name) => name === stage) ?? null;
}
