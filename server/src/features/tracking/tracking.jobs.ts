import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deleteEndedPositions } from './tracking.queries.ts';

const tidyPositions = defineJob<unknown>('tidy_positions');

/** Deletes riders' positions once their delivery is over. */
export const trackingJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(tidyPositions, () => deleteEndedPositions(db, clock.now()), '*/5 * * * *'),
];
