import type { Order } from '@nearbite/contract/orders/customer-orders';
import { type Fulfilment, STAGES, stageLabel, usualStages } from '@nearbite/contract/orders/stages';

export type StageStep = {
  readonly label: string;
  /** When it was reached; undefined for what is still to come or was passed over. */
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'ahead' | 'ended';
};

type Progress = Pick<Order['parts'][number], 'stage' | 'stages'>;

/** The way of a part from order to table; one that was called off shows how far it came and how it ended. */
export function stageSteps({ stage, stages }: Progress, fulfilment: Fulfilment): StageStep[] {
  const way = usualStages(stage, fulfilment);
  if (STAGES[stage].status === 'cancelled') {
    return way
      .filter((step) => step === stage || stages[step] !== undefined)
      .map((step) => ({
        label: stageLabel(step, fulfilment),
        at: stages[step],
        state: step === stage ? 'ended' : 'done',
      }));
  }
  const reached = way.indexOf(stage);
  return way.map((step, index) => ({
    label: stageLabel(step, fulfilment),
    at: index <= reached ? stages[step] : undefined,
    state: index < reached || stage === 'delivered' ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
