import { thisMachine } from '@nearbite/contract/access';
import { escapeHtml } from '@nearbite/contract/escape-html';
import { getMailbox, type MailboxMail } from '@nearbite/contract/platform/platform';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { OutboxMail } from '../../../adapters/mail/outbox-mailer.ts';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';

const SHOWN = 100;

/** Where mails go while no mail server is set: readable on this machine only, and only in demo mode. */
export function registerMailbox(app: FastifyInstance, { config, mail }: Services): void {
  const { outbox } = mail;
  if (!config.DEMO || !outbox) return;

  mount(app, getMailbox, async ({ query }) => {
    const mails = await outbox.list({ limit: SHOWN, ...(query.to ? { to: query.to } : {}) });
    return mails.map(presentMail);
  });

  app.get(
    '/dev/mailbox',
    { config: { access: thisMachine }, schema: { hide: true } },
    async (_request, reply) => {
      const mails = await outbox.list({ limit: SHOWN });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(mailboxPage(mails));
    },
  );
}

function presentMail(mail: OutboxMail): z.infer<typeof MailboxMail> {
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

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fffaf5; color: #221a15; }
  main { max-width: 860px; margin: 0 auto; padding: 32px 16px; }
  details { background: #fff; border: 1px solid #efe5dc; border-radius: 18px; margin: 12px 0; padding: 4px 20px; }
  summary { cursor: pointer; padding: 12px 0; font-weight: 600; overflow-wrap: anywhere; }
  summary span { display: block; font-weight: 400; font-size: 14px; color: #6f625a; }
  iframe { width: 100%; height: 620px; border: 0; border-top: 1px solid #efe5dc; }
`;

/** Mails are shown in a sandbox of their own: their content never runs as part of this page. */
function mailboxPage(mails: readonly OutboxMail[]): string {
  const entries = mails.map(
    (mail, index) => `
      <details${index === 0 ? ' open' : ''}>
        <summary>${escapeHtml(mail.subject)}
          <span>to ${escapeHtml(mail.to)}, ${mail.at.toISOString().replace('T', ' ').slice(0, 19)} UTC</span>
        </summary>
        <iframe title="${escapeHtml(mail.subject)}" loading="lazy" srcdoc="${escapeHtml(mail.html)}"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
      </details>`,
  );
  return `<!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg"><title>Mailbox - ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
    <body><main><h1>Mailbox</h1>
    <p>Mails sent so far, newest first. No mail server is set, so nothing leaves this machine.</p>
    ${entries.join('') || '<p>No mail has been sent yet.</p>'}
    </main></body></html>`;
}
