import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { findDifferences, foldFigures } from './figures.queries.ts';

const addUpFigures = defineJob<unknown>('add_up_figures');
const checkFigures = defineJob<unknown>('check_figures');

export const figureJobs = (app: FastifyInstance, { db }: Services, withoutTimeLimits: Db): JobHandler[] => [
  handleJob(addUpFigures, () => foldFigures(db), '* * * * *'),
  handleJob(
    checkFigures,
    async () => {
      const differences = await findDifferences(withoutTimeLimits);
      if (differences.length > 0) app.log.error({ differences }, 'kept figures differ from a recount');
    },
    '47 3 * * *',
  ),
];
