import { PATHS, pathTo } from '@nearbite/contract/page-paths';
import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import { enqueueMail, isMailWritten } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { resetMail, verificationMail } from './accounts.mails.ts';
import { findByEmail } from './accounts.queries.ts';
import { deleteOldLinks, issueLink } from './mailed-links.ts';
import { deleteSpentChallenges } from './passkeys/passkeys.queries.ts';
import { deleteDueAccounts } from './personal-data/deletion.service.ts';
import { deleteForgottenFactors } from './second-factor/second-factor.queries.ts';
import { ENROLMENT_MINUTES } from './second-factor/second-factor.ts';
import { deleteDeadFamilies } from './sign-in/sessions.queries.ts';
import { deleteForgotten } from './sign-in/sign-in-throttle.queries.ts';

/**
 * Whether an address is known is found out here, after the response was sent: known and unknown addresses get the
 * same response in the same time.
 */
export const requestReset = defineJob<{ email: string }>('request_reset');
export const requestActivation = defineJob<{ email: string }>('request_activation');
const tidyAccounts = defineJob<unknown>('tidy_accounts');
const deleteAccounts = defineJob<unknown>('delete_accounts');

const KEEP_LINKS_DAYS = 30;

export function accountJobs(services: Services): JobHandler[] {
  const { db, clock, config } = services;
  const urlOf = (path: string) => `${config.publicUrl}${path}`;

  return [
    handleJob(requestReset, async ({ email }, { jobId }) => {
      await db.transaction().execute(async (trx) => {
        const user = await findByEmail(trx, email);
        const mailKey = `reset:${jobId}`;
        if (!user || user.blocked_at || (await isMailWritten(trx, mailKey))) return;
        const token = await issueLink(trx, { userId: user.id, purpose: 'reset', now: clock.now() });
        await enqueueMail(
          services,
          trx,
          mailKey,
          resetMail(user, urlOf(pathTo(PATHS.resetPassword, { id: user.id, token }))),
        );
      });
    }),

    handleJob(requestActivation, async ({ email }, { jobId }) => {
      await db.transaction().execute(async (trx) => {
        const user = await findByEmail(trx, email);
        const mailKey = `activation:${jobId}`;
        if (!user || user.is_verified || user.blocked_at || (await isMailWritten(trx, mailKey))) return;
        const token = await issueLink(trx, { userId: user.id, purpose: 'activate', now: clock.now() });
        await enqueueMail(
          services,
          trx,
          mailKey,
          verificationMail(user, urlOf(pathTo(PATHS.activate, { uid: user.id, token }))),
        );
      });
    }),

    handleJob(
      tidyAccounts,
      async () => {
        const now = clock.now();
        await deleteDeadFamilies(db, now);
        await deleteForgotten(db, now);
        await deleteSpentChallenges(db, now);
        await deleteForgottenFactors(db, new Date(now.getTime() - ENROLMENT_MINUTES * 60_000));
        await deleteOldLinks(db, new Date(now.getTime() - KEEP_LINKS_DAYS * 86_400_000));
      },
      '17 3 * * *',
    ),
    handleJob(deleteAccounts, () => deleteDueAccounts(services), '37 * * * *'),
  ];
}
