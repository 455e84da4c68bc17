import { namesOf } from '../names-of.ts';
import type { OrderStatus } from './statuses.ts';

/**
 * How far a restaurant's part of an order is, in the order of its progress; what ends it without food comes last.
 * `status` is what calls that know no stages show. A new stage is a line here, a check in a migration and its texts.
 */
export const STAGES = {
  placed: { status: 'pending', label: 'Placed' },
  accepted: { status: 'pending', label: 'Accepted' },
  ready: { status: 'pending', label: 'Ready' },
  on_the_way: { status: 'fulfilled', label: 'On the way' },
  delivered: { status: 'fulfilled', label: 'Delivered' },
  declined: { status: 'cancelled', label: 'Declined' },
  expired: { status: 'cancelled', label: 'Expired' },
  canceled: { status: 'cancelled', label: 'Canceled' },
} as const satisfies Record<string, { readonly status: OrderStatus; readonly label: string }>;

export type Stage = keyof typeof STAGES;

export const STAGE_NAMES = namesOf(STAGES);

export const FULFILMENTS = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

export const PAYMENT_METHODS = ['card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What is picked up is never on its way: handing it over ends it. */
export const stageLabel = (stage: Stage, fulfilment: Fulfilment): string =>
  stage === 'delivered' && fulfilment === 'pickup' ? 'Picked up' : STAGES[stage].label;
