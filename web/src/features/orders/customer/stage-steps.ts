import type { Order } from '@nearbite/contract/orders/customer-orders';
import { type Fulfilment, STAGES, type Stage, stageLabel } from '@nearbite/contract/orders/stages';

export type StageStep = {
  readonly label: string;
  /** When it was reached; undefined for what is still to come or was passed over. */
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'ahead' | 'ended';
};

type Progress = Pick<Order['parts'][number], 'stage' | 'stages'>;

const WAYS: Readonly<Record<Fulfilment, readonly Stage[]>> = {
  delivery: ['placed', 'accepted', 'ready', 'on_the_way', 'delivered'],
  pickup: ['placed', 'accepted', 'ready', 'delivered'],
};

/** The way of a part from order to table; one that was called off shows how far it came and how it ended. */
export function stageSteps({ stage, stages }: Progress, fulfilment: Fulfilment): StageStep[] {
  const way = WAYS[fulfilment];
  if (STAGES[stage].status === 'cancelled') {
    const passed = way.filter((step) => stages[step] !== undefined);
    return [
      ...passed.map((step) => ({
        label: stageLabel(step, fulfilment),
        at: stages[step],
        state: 'done' as const,
      })),
      { label: STAGES[stage].label, at: stages[stage], state: 'ended' },
    ];
  }
  const reached = way.indexOf(stage);
  return way.map((step, index) => ({
    label: stageLabel(step, fulfilment),
    at: index <= reached ? stages[step] : undefined,
    state: index < reached || stage === 'delivered' ? 'done' : index === reached ? 'current' : 'ahead',
  }));
}
