import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import { deleteOldChanges } from '../../response-cache/change-feed.ts';
import type { Services } from '../../services.ts';

const tidyCatalogChanges = defineJob<unknown>('tidy_catalog_changes');

export const catalogJobs = ({ db }: Services): JobHandler[] => [
  handleJob(tidyCatalogChanges, () => deleteOldChanges(db), '*/10 * * * *'),
];
