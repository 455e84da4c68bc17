import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmtpInbox, startSmtpInbox } from '../../adapters/mail/smtp-inbox.testing.ts';
import { visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { registration } from './accounts.testing.ts';

let inbox: SmtpInbox;
let app: TestApp;

beforeEach(async () => {
  inbox = await startSmtpInbox();
  app = await buildTestApp({
    environment: { SMTP_URL: inbox.url, MAIL_FROM: 'Nearbite <hi@nearbite.test>' },
  });
});
afterEach(async () => {
  await app.close();
  await inbox.close();
});

const waitingJobs = async () =>
  (await app.database.pool.query('select attempts, last_error from graphile_worker.jobs')).rows;

/** What the back-off would do hours later. */
const letTimePass = () =>
  app.database.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

test('registration, reset and password change arrive as page and as text, with links that work', async () => {
  const form = registration({ name: 'Conan O&#39;Brien' });
  await visitorOf(app).post('/api/user/register/', form);
  await app.runJobs();
  const [verification] = inbox.mails;
  expect(verification).toMatchObject({ envelopeTo: [form.email], subject: 'Verify your Nearbite account' });
  expect(verification?.from).toContain('hi@nearbite.test');
  const link = /http:\/\/nearbite\.test\/activate\/\S+/.exec(verification?.text ?? '')?.[0] ?? 'no link';
  expect(verification?.html).toContain(`href="${link}"`);
  expect(verification?.html).toContain('Hello Conan O&#39;Brien,');
  expect(verification?.text).toContain("Hello Conan O'Brien,");
  const call = `${link.replace('http://nearbite.test', '/api/user')}/`;
  expect((await visitorOf(app).get(call)).statusCode).toBe(200);

  await visitorOf(app).post('/api/user/send-reset-password-email/', { email: form.email });
  await app.runJobs();
  const reset = inbox.mails[1];
  const resetPage = /http:\/\/nearbite\.test(\/api\/user\/reset\/\S+)/.exec(reset?.text ?? '')?.[1];
  expect(reset?.html).toContain(`href="http://nearbite.test${resetPage}"`);
  const resetCall = `${resetPage?.replace('/reset/', '/reset-password/')}/`;
  const passwords = { password: 'brand-new-1', password2: 'brand-new-1' };
  expect((await visitorOf(app).post(resetCall, passwords)).statusCode).toBe(200);
  await app.runJobs();
  expect(inbox.mails[2]?.subject).toBe('Your Nearbite password was changed');
  expect(await waitingJobs()).toEqual([]);
});

test('a dead mail server delays the mails and loses none', async () => {
  const port = Number(new URL(inbox.url).port);
  await inbox.close();
  const forms = [registration(), registration(), registration()];
  for (const form of forms) {
    expect((await visitorOf(app).post('/api/user/register/', form)).statusCode).toBe(201);
  }
  await app.runJobs();
  const waiting = await waitingJobs();
  expect(waiting).toHaveLength(3);
  for (const job of waiting) {
    expect(job).toMatchObject({ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') });
  }

  inbox = await startSmtpInbox(port);
  await letTimePass();
  await app.runJobs();
  expect(inbox.mails.flatMap((mail) => mail.envelopeTo).sort()).toEqual(
    forms.map(({ email }) => email).sort(),
  );
  expect(await waitingJobs()).toEqual([]);
});
