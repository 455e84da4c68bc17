import { namesOf } from '../names-of.ts';
import * as texts from './orders.texts.ts';
import type { OrderStatus } from './statuses.ts';

export const FULFILMENTS = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

type StageFacts = {
  readonly status: OrderStatus;
  readonly label: string;
  /** Whose usual way passes this stage; the customer sees that way from the start. */
  readonly usualFor: readonly Fulfilment[];
};

/**
 * How far a restaurant's part of an order is, in the order of its progress; what ends it without food comes last.
 * `status` is what calls that know no stages show. A new stage is a line here, its two checks in a migration, the
 * step that leads to it (domain `orders/order-stages.ts`) and its text (server `stage-notifications.ts`).
 */
export const STAGES = {
  placed: { status: 'pending', label: texts.placed, usualFor: FULFILMENTS },
  accepted: { status: 'pending', label: texts.accepted, usualFor: FULFILMENTS },
  ready: { status: 'pending', label: texts.ready, usualFor: FULFILMENTS },
  on_the_way: { status: 'fulfilled', label: texts.onTheWay, usualFor: ['delivery'] },
  delivered: { status: 'fulfilled', label: texts.delivered, usualFor: FULFILMENTS },
  declined: { status: 'cancelled', label: texts.declined, usualFor: [] },
  expired: { status: 'cancelled', label: texts.expired, usualFor: [] },
  canceled: { status: 'cancelled', label: texts.canceled, usualFor: [] },
} as const satisfies Record<string, StageFacts>;

export type Stage = keyof typeof STAGES;

export const STAGE_NAMES = namesOf(STAGES);

/** The stages of a part from order to table, with the one it has come to where that is not usual. */
export const usualStages = (stage: Stage, fulfilment: Fulfilment): readonly Stage[] =>
  STAGE_NAMES.filter((name) => {
    const { usualFor }: StageFacts = STAGES[name];
    return name === stage || usualFor.includes(fulfilment);
  });

/** Who can end a part without food. */
export const ENDERS = ['customer', 'kitchen', 'clock', 'administrator'] as const;

export const PAYMENT_METHODS = ['card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What is picked up is never on its way: handing it over ends it. */
export const stageLabel = (stage: Stage, fulfilment: Fulfilment): string =>
  stage === 'delivered' && fulfilment === 'pickup' ? texts.pickedUp : STAGES[stage].label;
