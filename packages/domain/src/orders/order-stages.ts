import type { KitchenStep } from '@nearbite/contract/orders/owner-orders';
import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import { type Fulfilment, STAGE_NAMES, STAGES, type Stage } from '@nearbite/contract/orders/stages';
import type { OrderStatus } from '@nearbite/contract/orders/statuses';

export const statusOfStage = (stage: Stage): OrderStatus => STAGES[stage].status;

/** What the parts of an order need to know of each other. */
export type PartProgress = { readonly stage: Stage; readonly times: StageTimes };

const progressOf = (stage: Stage) => STAGE_NAMES.indexOf(stage);
const isLiveStage = (stage: Stage) => statusOfStage(stage) !== 'cancelled';

/** The part an order's progress is read from: the least advanced one that lives, else the one that ended last. */
export function leadingPart<Part extends PartProgress>(parts: readonly Part[]): Part | undefined {
  const live = parts.filter(({ stage }) => isLiveStage(stage));
  const byProgress = [...live].sort((a, b) => progressOf(a.stage) - progressOf(b.stage));
  if (byProgress[0]) return byProgress[0];
  const endedAt = ({ stage, times }: Part) => Date.parse(times[stage] ?? '') || 0;
  return [...parts].sort((a, b) => endedAt(b) - endedAt(a))[0];
}

/** What a step demands of the part it is taken with. */
export type StepFacts = {
  readonly stage: Stage;
  readonly fulfilment: Fulfilment;
  /** Paid by card, or to be paid in cash. */
  readonly isCookable: boolean;
};

type Rule = {
  readonly from: readonly Stage[];
  readonly fromForPickup?: readonly Stage[];
  /** `delay` only moves the promise. */
  readonly to?: Stage;
  readonly needsMoney?: true;
};

/** The steps that are bound by their order. Free changes of the status go by `stageForStatus`. */
export const STEPS: Readonly<Record<KitchenStep | 'expire' | 'cancel', Rule>> = {
  accept: { from: ['placed'], to: 'accepted', needsMoney: true },
  decline: { from: ['placed'], to: 'declined' },
  delay: { from: ['accepted', 'ready'] },
  ready: { from: ['accepted'], to: 'ready' },
  deliver: { from: ['on_the_way'], fromForPickup: ['accepted', 'ready'], to: 'delivered' },
  /** By the clock. */
  expire: { from: ['placed'], to: 'expired' },
  /** By the customer; for a while also what accepted itself (`cancelableUntil`). */
  cancel: { from: ['placed'], to: 'canceled' },
};
export type Step = keyof typeof STEPS;

/** The stage a step leads to; undefined when it does not follow. */
export function stageAfter(step: Step, part: StepFacts): Stage | undefined {
  const { from, fromForPickup = from, to = part.stage, needsMoney = false } = STEPS[step];
  const allowed = part.fulfilment === 'pickup' ? fromForPickup : from;
  return allowed.includes(part.stage) && (part.isCookable || !needsMoney) ? to : undefined;
}

/** What the customer's way out of an order depends on. */
export type CancelFacts = StepFacts & {
  readonly times: StageTimes;
  readonly autoAccept: boolean;
  readonly cookableAt: Date | null;
  /** When its slot begins; null for as soon as possible. */
  readonly deliverAt: Date | null;
  readonly prepMinutes: number | null;
};

const REGRET_MS = 60_000;
const MINUTE_MS = 60_000;

/**
 * Until when the customer may cancel what accepted itself, at the moment it could be cooked: for a minute, a pre-order
 * until its preparation begins. Null where the kitchen had a hand in it.
 */
export function cancelableUntil(part: CancelFacts): Date | null {
  const { stage, times, autoAccept, cookableAt, deliverAt, prepMinutes } = part;
  if (stage !== 'accepted' || !autoAccept || cookableAt === null) return null;
  if (Date.parse(times.accepted ?? '') !== cookableAt.getTime()) return null;
  const regretted = cookableAt.getTime() + REGRET_MS;
  const begun = deliverAt === null ? regretted : deliverAt.getTime() - (prepMinutes ?? 0) * MINUTE_MS;
  return new Date(Math.max(regretted, begun));
}

export function canCustomerCancel(part: CancelFacts, now: Date): boolean {
  const until = cancelableUntil(part);
  return stageAfter('cancel', part) !== undefined || (until !== null && now < until);
}

/** Where a free change of the status leads; undefined when the part has this status already. */
export function stageForStatus(status: OrderStatus, part: StepFacts): Stage | undefined {
  if (statusOfStage(part.stage) === status) return undefined;
  if (status === 'cancelled') return 'canceled';
  if (status === 'pending') return part.isCookable ? 'accepted' : 'placed';
  return part.fulfilment === 'pickup' ? 'delivered' : 'on_the_way';
}

/**
 * The times after a change: what ended the part before did not happen, nor did steps that lie behind the new stage. A
 * hand-over that is taken back leaves the times of the steps before it, which count again once they are taken again.
 */
export function timesAfter(times: StageTimes, to: Stage, now: Date): StageTimes {
  const isPending = (stage: Stage) => statusOfStage(stage) === 'pending';
  const wasEnded = STAGE_NAMES.some((stage) => times[stage] !== undefined && !isLiveStage(stage));
  const isTakenBack = !wasEnded && times[to] !== undefined && isPending(to);
  const kept = STAGE_NAMES.filter(
    (stage) =>
      isLiveStage(stage) &&
      (!isLiveStage(to) || progressOf(stage) < progressOf(to) || (isTakenBack && isPending(stage))),
  );
  const before = Object.fromEntries(kept.flatMap((stage) => (times[stage] ? [[stage, times[stage]]] : [])));
  return { [to]: now.toISOString(), ...before };
}

/** Those of the steps a part has taken by now, in their order. */
export const reachedTimes = (times: StageTimes, now: Stage): StageTimes =>
  Object.fromEntries(
    STAGE_NAMES.slice(0, progressOf(now) + 1).flatMap((stage) =>
      times[stage] ? [[stage, times[stage]]] : [],
    ),
  );
