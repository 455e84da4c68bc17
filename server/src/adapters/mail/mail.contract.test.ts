import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../../lib/ports.ts';
import { chooseMail } from './choose-mail.ts';
import { openOutboxDatabase } from './outbox-database.testing.ts';
import type { Mail, Mailer } from './port.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.testing.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const MAIL_FROM = 'Nearbite <no-reply@nearbite.test>';

const database = await openOutboxDatabase();
afterAll(() => database.close());

type Scene = {
  readonly mailer: Mailer;
  /** What this address finds in its mailbox, oldest first. */
  readonly mailboxOf: (to: string) => Promise<Pick<Mail, 'to' | 'subject' | 'text' | 'html'>[]>;
  readonly close: () => Promise<void>;
};

async function outboxScene(): Promise<Scene> {
  const { mailer, outbox } = await chooseMail({ SMTP_URL: undefined, MAIL_FROM }, database.db);
  const mailboxOf = async (to: string) =>
    ((await outbox?.list({ to, limit: 50 })) ?? []).reverse().map(({ at: _, ...mail }) => mail);
  return { mailer, mailboxOf, close: () => mailer.close() };
}

async function smtpScene(): Promise<Scene> {
  const inbox = await startSmtpInbox();
  const { mailer, outbox } = await chooseMail({ SMTP_URL: inbox.url, MAIL_FROM }, database.db);
  expect(outbox).toBeUndefined();
  // As mail servers do: a second copy with a known Message-ID is the same mail.
  const mailboxOf = async (to: string) => {
    const mails = inbox.mails.filter((mail) => mail.envelopeTo.includes(to));
    const unique = new Map(mails.map((mail) => [mail.messageId, mail]));
    return [...unique.values()].map(({ subject, text, html, ...mail }) => ({
      to: mail.to,
      subject,
      text,
      html,
    }));
  };
  return {
    mailer,
    mailboxOf,
    async close() {
      await mailer.close();
      await inbox.close();
    },
  };
}

describe.each([
  { name: 'outbox', open: outboxScene },
  { name: 'SMTP', open: smtpScene },
])('$name', ({ name, open }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await open();
  });
  afterAll(() => scene.close());

  const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
    key: `${name}-${to}`,
    to,
    subject: 'Verify your email',
    text: 'Open the link.\n.\nA line with a dot above.',
    html: '<p>Open the <a href="https://nearbite.test/?a=1&amp;b=2">link</a>.</p>',
    ...changes,
  });

  it('delivers subject, text and page as they are, in any script', async () => {
    const mail = mailTo('aisha@example.test', {
      subject: 'آپ کا آرڈر – Ayşe’s order is on its way, thank you for ordering from us today',
      text: `بریانی آ رہی ہے\n${'long line '.repeat(120)}`,
      html: `<p>بریانی 🍛</p>${'<br>'.repeat(300)}`,
    });

    await scene.mailer.send(mail);

    const { key: _, ...expected } = mail;
    expect(await scene.mailboxOf('aisha@example.test')).toEqual([expected]);
  });

  it('makes one mail of several attempts with one key', async () => {
    const mail = mailTo('retry@example.test');
    await scene.mailer.send(mail);
    await Promise.all([scene.mailer.send(mail), scene.mailer.send(mail)]);

    expect(await scene.mailboxOf('retry@example.test')).toHaveLength(1);
  });

  it('makes two mails of two keys that say the same', async () => {
    await scene.mailer.send(mailTo('twice@example.test', { key: `${name}-1` }));
    await scene.mailer.send(mailTo('twice@example.test', { key: `${name}-2` }));

    expect(await scene.mailboxOf('twice@example.test')).toHaveLength(2);
  });

  it('cannot be talked into other recipients by a subject', async () => {
    await scene.mailer.send(
      mailTo('victim@example.test', { subject: 'Hello\r\nBcc: spy@example.test\r\n\r\nIntruder' }),
    );

    expect(await scene.mailboxOf('victim@example.test')).toHaveLength(1);
    expect(await scene.mailboxOf('spy@example.test')).toEqual([]);
  });
});

describe('outbox', () => {
  it('lists the newest first, at most as many as asked', async () => {
    const { mailer, outbox } = await chooseMail({ SMTP_URL: undefined, MAIL_FROM }, database.db);
    for (const subject of ['one', 'two', 'three']) {
      await mailer.send({ key: `list-${subject}`, to: 'list@example.test', subject, text: '', html: '' });
    }

    const newest = await outbox?.list({ limit: 2 });

    expect(newest?.map((mail) => mail.subject)).toEqual(['three', 'two']);
    expect(newest?.[0]?.at).toBeInstanceOf(Date);
  });
});

describe('SMTP', () => {
  const mail = (to: string): Mail => ({ key: to, to, subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' });

  async function withInbox(story: (inbox: SmtpInbox, mailer: Mailer) => Promise<void>) {
    const inbox = await startSmtpInbox();
    const mailer = createSmtpMailer({ url: inbox.url, from: MAIL_FROM });
    try {
      await story(inbox, mailer);
    } finally {
      await mailer.close();
      await inbox.close();
    }
  }

  it('writes from the configured sender, under an id of its domain', () =>
    withInbox(async (inbox, mailer) => {
      await mailer.send(mail('aisha@example.test'));
      expect(inbox.mails[0]?.from).toBe(MAIL_FROM);
      expect(inbox.mails[0]?.messageId).toMatch(/^<[0-9a-f]{40}@nearbite\.test>$/);
    }));

  it('never takes one address for two', () =>
    withInbox(async (inbox, mailer) => {
      await mailer.send(mail('a@example.test, spy@example.test')).catch(() => undefined);
      expect(inbox.mails.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('spy@example.test');
    }));

  it('rejects what the server refuses, and goes on with the next mail', () =>
    withInbox(async (inbox, mailer) => {
      await expect(mailer.send(mail('nobody@example.test'))).rejects.toThrow('No such mailbox');
      await mailer.send(mail('aisha@example.test'));
      expect(inbox.mails).toHaveLength(1);
    }));

  it('rejects while the server is away and delivers once it is back', async () => {
    const first = await startSmtpInbox();
    const mailer = createSmtpMailer({ url: first.url, from: MAIL_FROM });
    await first.close();
    await expect(mailer.send(mail('aisha@example.test'))).rejects.toThrow('ECONNREFUSED');

    const second = await startSmtpInbox(Number(new URL(first.url).port));
    await mailer.send(mail('aisha@example.test'));

    expect(second.mails).toHaveLength(1);
    await mailer.close();
    await second.close();
  });

  it('gives a silent server up', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${portOf(silent)}`,
      from: MAIL_FROM,
      timeoutMs: 200,
    });

    await expect(mailer.send(mail('aisha@example.test'))).rejects.toThrow(/Greeting|timeout/i);

    await mailer.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
