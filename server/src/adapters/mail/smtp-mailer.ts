import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './port.ts';

export type SmtpOptions = {
  readonly url: string;
  readonly from: string;
  /** How long the server may stay silent at any point. */
  readonly timeoutMs?: number;
};

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';

  return {
    async send(mail) {
      await transport.sendMail({
        from,
        // As an object the address stays one address, whatever characters it is made of.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${fingerprint(mail)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },

    async close() {
      transport.close();
    },
  };
}

/**
 * The same for every attempt at one mail, so that mail servers drop the copy when an attempt was accepted but
 * its response got lost. The text is part of it because a new database counts its orders from one again.
 */
function fingerprint({ key, to, subject, text }: Mail): string {
  return createHash('sha256')
    .update(JSON.stringify([key, to, subject, text]))
    .digest('hex')
    .slice(0, 40);
}
