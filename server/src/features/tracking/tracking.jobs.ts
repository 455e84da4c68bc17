import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deleteEndedPositions } from './tracking.queries.ts';

const tidyPositions = defineJob<unknown>('tidy_positions');

/** Where somebody was is nobody's business once the delivery is over. */
export const trackingJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(tidyPositions, () => deleteEndedPositions(db, clock.now()), '*/5 * * * *'),
];
