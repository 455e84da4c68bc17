import { sql } from 'kysely';
import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';

const expireLogs = defineJob<unknown>('expire_logs');

/** The database itself refuses to delete younger entries; see `functions/append-only.sql`. */
const AUDIT_YEARS = 2;
const MAIL_DAYS = 30;
const FAILED_JOB_DAYS = 30;

/** Deletes personal data whose time of keeping is over. */
export const retentionJobs = ({ db }: Services): JobHandler[] => [
  handleJob(
    expireLogs,
    async () => {
      await sql`
        delete from audit_log where created_at < now() - ${`${AUDIT_YEARS} years`}::interval`.execute(db);
      await sql`
        delete from outbox_mails where created_at < now() - ${`${MAIL_DAYS} days`}::interval`.execute(db);
      // Jobs that failed for good keep what they were to do, mails with their addresses among them.
      await sql`
        select graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs
          where attempts >= max_attempts and locked_at is null
            and updated_at < now() - ${`${FAILED_JOB_DAYS} days`}::interval))`.execute(db);
    },
    '41 3 * * *',
  ),
];
