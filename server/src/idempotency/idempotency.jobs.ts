import { defineJob, handleJob, type JobHandler } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { deleteOldKeys } from './idempotency.queries.ts';

const tidyIdempotencyKeys = defineJob<unknown>('tidy_idempotency_keys');
const KEEP_DAYS = 7;

export const idempotencyJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(
    tidyIdempotencyKeys,
    () => deleteOldKeys(db, new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000)),
    '53 3 * * *',
  ),
];
