import type { Db } from '../../db/database.ts';
import type { Mail, Mailer } from './port.ts';

export type OutboxMail = Omit<Mail, 'key'> & { readonly at: Date };

/** The default mailer: mails stay in the database, where the development mailbox shows them. */
export type Outbox = Mailer & {
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
