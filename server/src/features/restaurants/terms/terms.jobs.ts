import { defineJob, handleJob, type JobHandler } from '../../../jobs/queue.ts';
import type { Services } from '../../../services.ts';
import { deletePastBookings } from './slots.queries.ts';

/** Also exported for tests, which cannot wait for the clock. */
export const tidySlots = defineJob<unknown>('tidy_slots');
/** Long after the last order of a slot can still be canceled. */
const KEEP_SLOTS_DAYS = 14;

export const termsJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(
    tidySlots,
    () => deletePastBookings(db, new Date(clock.now().getTime() - KEEP_SLOTS_DAYS * 86_400_000)),
    '53 3 * * *',
  ),
];
