import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { useState } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { dialogs } from '../../lib/messages/dialogs.tsx';
import { pageToast } from '../../lib/messages/toasts.ts';
import * as texts from './admin.texts.ts';
import {
  useApproveRestaurantMutation,
  useDeclineRestaurantMutation,
  useRestoreRestaurantMutation,
  useSuspendRestaurantMutation,
} from './api.ts';

export type Decision = 'approve' | 'decline' | 'suspend' | 'restore';
export type DecisionWithReason = 'decline' | 'suspend';

/** What can be done with a restaurant in each state. */
export const DECISIONS: Readonly<Record<AdminRestaurant['status'], readonly Decision[]>> = {
  pending: ['approve', 'decline'],
  approved: ['suspend'],
  suspended: ['restore'],
  declined: [],
};

/** Red, and apart from the others. */
export const IS_DESTRUCTIVE: Readonly<Record<Decision, boolean>> = {
  approve: false,
  decline: true,
  suspend: true,
  restore: false,
};

export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  approve: texts.approve,
  decline: texts.decline,
  suspend: texts.suspend,
  restore: texts.restore,
};

const DONE: Readonly<Record<Decision, (name: string) => string>> = {
  approve: texts.isApproved,
  decline: texts.isDeclined,
  suspend: texts.isSuspended,
  restore: texts.isRestored,
};

/** `onDecided` hears of every decision that was taken. */
export function useDecisions(onDecided: () => void) {
  const [approve] = useApproveRestaurantMutation();
  const [decline] = useDeclineRestaurantMutation();
  const [suspend] = useSuspendRestaurantMutation();
  const [restore] = useRestoreRestaurantMutation();
  const [asking, setAsking] = useState<{ restaurant: AdminRestaurant; decision: DecisionWithReason }>();

  const finish = (decision: Decision, name: string) => {
    pageToast.success(DONE[decision](name));
    onDecided();
  };

  const confirmAndRun = async (decision: 'approve' | 'restore', { id, name }: AdminRestaurant) => {
    const isConfirmed = await dialogs.confirm({
      title: texts.askDecision(DECISION_LABELS[decision], name),
      text: texts.approveText,
      confirmLabel: DECISION_LABELS[decision],
    });
    if (!isConfirmed) return;
    const { error } = await (decision === 'approve' ? approve : restore)({ params: { id } });
    if (error === undefined) finish(decision, name);
    else await dialogs.error(texts.thisDidNotWork, errorText(error));
  };

  return {
    asking,
    stopAsking: () => setAsking(undefined),
    start(decision: Decision, restaurant: AdminRestaurant) {
      if (decision === 'approve' || decision === 'restore') void confirmAndRun(decision, restaurant);
      else setAsking({ restaurant, decision });
    },
    async give(reason: string): Promise<unknown> {
      if (!asking) return undefined;
      const { decision, restaurant } = asking;
      const run = decision === 'decline' ? decline : suspend;
      const { error } = await run({ params: { id: restaurant.id }, body: { reason } });
      if (error !== undefined) return error;
      setAsking(undefined);
      finish(decision, restaurant.name);
      return undefined;
    },
  };
}
