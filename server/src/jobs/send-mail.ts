import { sql } from 'kysely';
import type { Mail } from '../adapters/mail/port.ts';
import type { Db, Trx } from '../db/database.ts';
import { makePublicId } from '../public-id.ts';
import type { Services } from '../services.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from './queue.ts';

const sendMail = defineJob<Omit<Mail, 'key'> & { readonly key?: string }>('send_mail');
const tidyMails = defineJob<unknown>('tidy_mails');

const KEEP_DAYS = 60;

/**
 * Writes a mail to be sent after the commit. The key names its cause: a handler that runs twice comes here twice
 * and one mail goes out. False when the key was used before.
 */
export async function enqueueMail(trx: Db | Trx, key: string, mail: Omit<Mail, 'key'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mails')
    .values({ mail_key: key })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await enqueue(trx, sendMail, { key, ...mail }, { key: `mail:${key}` });
  return true;
}

/** For a transaction that happens once, as a person's action does. */
export const newMailKey = (cause: string): string => `${cause}:${makePublicId()}`;

/** Whether a mail of this key was written before, for handlers whose mail costs something to write. */
export async function isMailWritten(trx: Db | Trx, key: string): Promise<boolean> {
  const row = await trx.selectFrom('mails').select('mail_key').where('mail_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export const mailJobs = ({ db, mail: { mailer } }: Services): JobHandler[] => [
  // A dead mail server delays mails by the queue's back-off and loses none.
  handleJob(sendMail, async ({ key: given, ...mail }, { jobId }) => {
    // Jobs of an older version have no key.
    const key = given ?? `job-${jobId}`;
    if (!(await claimMail(db, key))) return;
    try {
      await mailer.send({ key, ...mail });
    } catch (error) {
      await db.updateTable('mails').set({ claimed_until: null }).where('mail_key', '=', key).execute();
      throw error;
    }
    await sql`update mails set sent_at = now() where mail_key = ${key}`.execute(db);
  }),
  handleJob(
    tidyMails,
    async () => {
      await sql`delete from mails where created_at < now() - ${`${KEEP_DAYS} days`}::interval`.execute(db);
    },
    '23 3 * * *',
  ),
];

/**
 * Taken before the mail is handed over and noted right after, so that only a crash between the two sends a copy;
 * it carries the same Message-ID. False when it was sent before.
 */
async function claimMail(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    insert into mails as m (mail_key, claimed_until) values (${key}, now() + interval '45 seconds')
    on conflict (mail_key) do update set claimed_until = excluded.claimed_until
    where m.sent_at is null and (m.claimed_until is null or m.claimed_until < now())
    returning 1
  `.execute(db);
  if (rows.length > 0) return true;
  const { sent_at: sentAt } = await db
    .selectFrom('mails')
    .select('sent_at')
    .where('mail_key', '=', key)
    .executeTakeFirstOrThrow();
  if (sentAt === null) throw new Error('Another worker is sending this mail');
  return false;
}
