import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Mail, Mailer } from './port.ts';

export type OutboxMail = Omit<Mail, 'key'> & { readonly at: Date };

/** The default mailer: mails stay in the database, where the development mailbox shows them. */
export type Outbox = Mailer & {
  /** The part of a statement that sends those of the mails whose `mail_key` is in `chosen`. */
  insertThose(chosen: RawBuilder<unknown>, mails: readonly Mail[]): RawBuilder<unknown>;
  /** The newest mails first. */
  list(filter: { readonly to?: string; readonly limit: number }): Promise<OutboxMail[]>;
};

export function createOutboxMailer(db: Db): Outbox {
  return {
    async send({ key, to, subject, text, html }) {
      await db
        .insertInto('outbox_mails')
        .values({ mail_key: key, recipient: to, subject, text_body: text, html_body: html })
        .onConflict((conflict) => conflict.column('mail_key').doNothing())
        .execute();
    },

    insertThose: (chosen, mails) => sql`
      insert into outbox_mails (mail_key, recipient, subject, text_body, html_body)
      select key, recipient, subject, text_body, html_body
      from unnest(
        ${mails.map(({ key }) => key)}::text[],
        ${mails.map(({ to }) => to)}::text[],
        ${mails.map(({ subject }) => subject)}::text[],
        ${mails.map(({ text }) => text)}::text[],
        ${mails.map(({ html }) => html)}::text[]
      ) with ordinality as mail (key, recipient, subject, text_body, html_body, position)
      join ${chosen} on mail_key = key
      order by position
      on conflict (mail_key) do nothing`,

    async list({ to, limit }) {
      const rows = await db
        .selectFrom('outbox_mails')
        .select(['recipient', 'subject', 'text_body', 'html_body', 'created_at'])
        .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        to: row.recipient,
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
        at: row.created_at,
      }));
    },

    async close() {},
  };
}
