import type { Fulfilment, Stage } from '@nearbite/contract/orders/stages';

export type PromiseFacts = {
  readonly stage: Stage;
  readonly fulfilment: Fulfilment;
  readonly promisedAt: Date | null;
  /** When the kitchen accepted it, where that is known. */
  readonly acceptedAt: Date | null;
};

/** `about` is null where it has been late for so long that no time can be told. */
export type Lateness = { readonly about: Date | null };

const MINUTE_MS = 60_000;
/** How often a new time is told, and by how much later it is. */
export const LATE_STEP_MINUTES = 10;
const STEP_MS = LATE_STEP_MINUTES * MINUTE_MS;
const STEPS = 6;
const ROUNDED_TO_MS = 5 * MINUTE_MS;

/** What is at this stage so many minutes before its time will not be there in time; not named: cannot be late. */
const NOTICE_MINUTES: Readonly<Record<Fulfilment, Partial<Record<Stage, number>>>> = {
  delivery: { accepted: 10, ready: 5, on_the_way: 0 },
  pickup: { accepted: 5 },
};
export const LONGEST_NOTICE_MINUTES = 10;
/** For how long after the promise a time is told. */
export const LATE_FOR_MINUTES = STEPS * LATE_STEP_MINUTES;

/** The moments at which what is said of a promise changes: when it cannot be kept any more, and each step after. */
export function lateMoments({ stage, fulfilment, promisedAt, acceptedAt }: PromiseFacts): readonly Date[] {
  const notice = NOTICE_MINUTES[fulfilment][stage];
  if (notice === undefined || promisedAt === null) return [];
  const promised = promisedAt.getTime();
  // What is promised in few minutes is not late as soon as it is accepted.
  const halfway = acceptedAt === null ? 0 : (acceptedAt.getTime() + promised) / 2;
  const from = Math.min(Math.max(promised - notice * MINUTE_MS, halfway), promised);
  return Array.from({ length: STEPS + 1 }, (_, step) => new Date(from + step * STEP_MS));
}

/** Undefined as long as the promise can be kept. The time told lies ahead until the next step tells another. */
export function latenessOf(facts: PromiseFacts, now: Date): Lateness | undefined {
  const steps = lateMoments(facts).filter((moment) => moment <= now).length;
  if (steps === 0 || facts.promisedAt === null) return undefined;
  if (steps > STEPS) return { about: null };
  const later = facts.promisedAt.getTime() + steps * STEP_MS;
  return { about: new Date(Math.ceil(later / ROUNDED_TO_MS) * ROUNDED_TO_MS) };
}
