import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { createOutboxMailer, type Outbox } from './outbox-mailer.ts';
import type { Mailer } from './port.ts';

/** `outbox` is there only when mails stay in the database. */
export type ChosenMail = { readonly mailer: Mailer; readonly outbox: Outbox | undefined };

export async function chooseMail(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  db: Db,
): Promise<ChosenMail> {
  if (config.SMTP_URL === undefined) {
    const outbox = createOutboxMailer(db);
    return { mailer: outbox, outbox };
  }
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return { mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }), outbox: undefined };
}
