import type { MailboxMail } from '@nearbite/contract/platform/platform';
import type { z } from 'zod';
import type { OutboxMail } from '../../../adapters/mail/outbox-mailer.ts';

export function presentMail(mail: OutboxMail): z.infer<typeof MailboxMail> {
  return {
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    links: linksIn(mail.text),
    at: mail.at.toISOString(),
  };
}

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
