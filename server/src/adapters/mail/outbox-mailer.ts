import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { InText } from '../../db/prepared.ts';
import type { Mail, Mailer } from './port.ts';

export type OutboxMail = Omit<Mail, 'key'> & { readonly at: Date };

/** The default mailer: mails stay in the database, where the development mailbox shows them. */
export type Outbox = Mailer & {
  /** The newest mails first. */
  list(filter: { readonly to?: string; readonly limit: number }): Promise<OutboxMail[]>;
};

/** Mails as lists, one value of each mail in each. */
export const listsOf = (mails: readonly Mail[]) => ({
  keys: mails.map(({ key }) => key),
  recipients: mails.map(({ to }) => to),
  subjects: mails.map(({ subject }) => subject),
  texts: mails.map(({ text }) => text),
  htmls: mails.map(({ html }) => html),
});
export type MailLists = ReturnType<typeof listsOf>;

/** The part of a statement that keeps those of the mails whose `mail_key` is in `chosen`. */
export const insertThose = (
  chosen: RawBuilder<unknown>,
  mails: InText<MailLists>,
): RawBuilder<unknown> => sql`
  insert into outbox_mails (mail_key, recipient, subject, text_body, html_body)
  select key, recipient, subject, text_body, html_body
  from unnest(${mails.keys}::text[], ${mails.recipients}::text[], ${mails.subjects}::text[], ${mails.texts}::text[],
    ${mails.htmls}::text[]) with ordinality as mail (key, recipient, subject, text_body, html_body, position)
  join ${chosen} on mail_key = key
  order by position
  on conflict (mail_key) do nothing`;

export function createOutboxMailer(db: Db): Outbox {
  return {
    async send({ key, to, subject, text, html }) {
      await db
        .insertInto('outbox_mails')
        .values({ mail_key: key, recipient: to, subject, text_body: text, html_body: html })
        .onConflict((conflict) => conflict.column('mail_key').doNothing())
        .execute();
    },

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
