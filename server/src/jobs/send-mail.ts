import { sql } from 'kysely';
import { z } from 'zod';
import { insertThose, listsOf, type MailLists } from '../adapters/mail/outbox-mailer.ts';
import type { Mail, Mailer } from '../adapters/mail/port.ts';
import type { Db, Trx } from '../db/database.ts';
import { byVariant, prepared, type Slots } from '../db/prepared.ts';
import { statement } from '../db/statement.ts';
import { makePublicId } from '../lib/public-id.ts';
import type { Services } from '../services.ts';
import { defineJob, handleJob, type JobHandler, jobOf } from './queue.ts';

/** One job carries all mails of its cause; those of an older version carry one, perhaps without a key. */
type Payload = { readonly mails: readonly Mail[] } | (Omit<Mail, 'key'> & { readonly key?: string });

const sendMail = defineJob<Payload>('send_mail');
const tidyMails = defineJob<unknown>('tidy_mails');

const KEEP_DAYS = 60;

const keyRow = z.strictObject({ key: z.string() });

/**
 * Writes mails to be sent after the commit, in one job; where they stay in the database, they are there with the commit.
 * A mail's key names its cause: a handler that runs twice comes here twice and one mail goes out. Returns the keys that
 * were not used before.
 */
export async function enqueueMails(
  { mail: { outbox } }: Pick<Services, 'mail'>,
  trx: Db | Trx,
  mails: readonly Mail[],
): Promise<string[]> {
  if (mails.length === 0) return [];
  const written = await write({ areStored: outbox !== undefined }).all(trx, listsOf(mails));
  return written.map(({ key }) => key);
}

/** Whether mails stay in the database. */
type MailVariant = { readonly areStored: boolean };

const write = byVariant(({ areStored }: MailVariant) =>
  prepared(
    keyRow,
    (mails: Slots<MailLists>) => sql`
    with fresh as (
      insert into mails (mail_key, sent_at) select key, ${areStored ? sql`now()` : sql`null::timestamptz`}
      from unnest(${mails.keys}::text[]) as wanted (key)
      on conflict (mail_key) do nothing
      returning mail_key
    ), ${areStored ? storeNow(mails) : sendLater(mails)}
    select mail_key as key from fresh ${areStored ? sql`` : sql`left join mailed on true`}`,
  ),
);

const storeNow = (mails: Slots<MailLists>) => sql`stored as (
      ${insertThose(sql`fresh`, mails)}
    )`;

/** Puts the job in the queue where its row is read, so it must be. */
const sendLater = (mails: Slots<MailLists>) => sql`mailed as (
      select ${jobOf(
        sendMail,
        sql`json_build_object('mails', json_agg(json_build_object('key', key, 'to', recipient,
        'subject', subject, 'text', text_body, 'html', html_body) order by position))`,
        {
          key: sql`'mail:' || min(key)`,
        },
      )}
      from unnest(${mails.keys}::text[], ${mails.recipients}::text[], ${mails.subjects}::text[],
        ${mails.texts}::text[], ${mails.htmls}::text[])
        with ordinality as mail (key, recipient, subject, text_body, html_body, position)
      join fresh on mail_key = key
      having count(*) > 0
    )`;

/** False when the key was used before. */
export const enqueueMail = async (
  services: Pick<Services, 'mail'>,
  trx: Db | Trx,
  key: string,
  mail: Omit<Mail, 'key'>,
): Promise<boolean> => (await enqueueMails(services, trx, [{ key, ...mail }])).length > 0;

/** For a transaction that happens once, as a person's action does. */
export const newMailKey = (cause: string): string => `${cause}:${makePublicId()}`;

/** Whether a mail of this key was written before, for handlers whose mail costs something to write. */
export async function isMailWritten(trx: Db | Trx, key: string): Promise<boolean> {
  const row = await trx.selectFrom('mails').select('mail_key').where('mail_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export const mailJobs = ({ db, mail: { mailer } }: Services): JobHandler[] => [
  // A dead mail server delays mails by the queue's back-off and loses none.
  handleJob(sendMail, (payload, { jobId }) =>
    sendMails({ db, mailer }, 'mails' in payload ? payload.mails : [{ key: `job-${jobId}`, ...payload }]),
  ),
  handleJob(
    tidyMails,
    async () => {
      await sql`delete from mails where created_at < now() - ${`${KEEP_DAYS} days`}::interval`.execute(db);
    },
    '23 3 * * *',
  ),
];

/**
 * Sends those that were not sent before. To be called in a job: it fails when one could not be sent,
 * and the next attempt takes up what is left.
 */
export async function sendMails(
  { db, mailer }: { readonly db: Db; readonly mailer: Mailer },
  mails: readonly Mail[],
): Promise<void> {
  const claimed = await claimMails(
    db,
    mails.map(({ key }) => key),
  );
  const results = await Promise.allSettled(
    mails.filter(({ key }) => claimed.has(key)).map((mail) => mailer.send(mail).then(() => mail.key)),
  );
  const sent = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (sent.length > 0) await sql`update mails set sent_at = now() where mail_key = any(${sent})`.execute(db);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    await sql`
      update mails set claimed_until = null where mail_key = any(${[...claimed]}) and sent_at is null
    `.execute(db);
    throw failure.reason;
  }
}

/**
 * Taken before the mails are handed over and noted right after, so that only a crash between the two sends a copy;
 * it carries the same Message-ID. Those that were sent before are left out.
 */
async function claimMails(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const claimed = await statement(keyRow)`
    insert into mails as m (mail_key, claimed_until) select unnest(${keys}::text[]), now() + interval '45 seconds'
    on conflict (mail_key) do update set claimed_until = excluded.claimed_until
    where m.sent_at is null and (m.claimed_until is null or m.claimed_until < now())
    returning mail_key as key`.all(db);
  if (claimed.length < keys.length) await refuseWhileOthersSend(db, keys, claimed);
  return new Set(claimed.map(({ key }) => key));
}

async function refuseWhileOthersSend(
  db: Db,
  keys: readonly string[],
  claimed: readonly { readonly key: string }[],
): Promise<void> {
  const ours = claimed.map(({ key }) => key);
  const elsewhere = await statement(keyRow)`
    select mail_key as key from mails
    where mail_key = any(${keys}) and not mail_key = any(${ours}) and sent_at is null`.all(db);
  if (elsewhere.length === 0) return;
  await sql`update mails set claimed_until = null where mail_key = any(${ours}) and sent_at is null`.execute(
    db,
  );
  throw new Error('Another worker is sending this mail');
}
