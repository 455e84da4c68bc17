import { escapeHtml } from '@nearbite/contract/escape-html';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { OutboxMail } from '../../../adapters/mail/outbox-mailer.ts';

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fffaf5; color: #221a15; }
  main { max-width: 860px; margin: 0 auto; padding: 32px 16px; }
  details { background: #fff; border: 1px solid #efe5dc; border-radius: 18px; margin: 12px 0; padding: 4px 20px; }
  summary { cursor: pointer; padding: 12px 0; font-weight: 600; overflow-wrap: anywhere; }
  summary span { display: block; font-weight: 400; font-size: 14px; color: #6f625a; }
  iframe { width: 100%; height: 620px; border: 0; border-top: 1px solid #efe5dc; }
`;

/** Mails are shown in a sandbox of their own: their content never runs as part of this page. */
export function mailboxPage(mails: readonly OutboxMail[]): string {
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
