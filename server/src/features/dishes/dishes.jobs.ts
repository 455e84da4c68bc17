import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { startKitchenDays } from './day-portions.service.ts';

/** Also exported for tests, which cannot wait for the clock. */
export const startDays = defineJob<unknown>('start_kitchen_days');

export const dishJobs = (services: Services): JobHandler[] => [
  handleJob(startDays, () => startKitchenDays(services), '* * * * *'),
];
