import { thisMachine } from '@nearbite/contract/access';
import { getMailbox } from '@nearbite/contract/platform/platform';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { mailboxPage } from './mailbox.page.ts';
import { presentMail } from './mailbox.present.ts';

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
