import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail, Mailer } from '../adapters/mail/port.ts';
import { accountJobs, requestReset } from '../features/accounts/accounts.jobs.ts';
import { sendNewOrderMail } from '../features/orders/new-order-mails.ts';
import { createCustomer, createOwner } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { placeTestOrder } from '../testing/orders.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { drainJobs } from './queue.ts';
import { enqueueMail, mailJobs } from './send-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const MAIL = { to: 'amina@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** The queue with a mail server of our own, which may be made to fail after it has accepted a mail. */
function queueWith(mailer: Mailer) {
  const handlers = mailJobs({ ...app.services, mail: { mailer, outbox: undefined } });
  const send = handlers.find(({ name }) => name === 'send_mail');
  if (!send) throw new Error('No handler');
  return {
    drain: () => drainJobs({ pool: app.database.pool, handlers, log: pino({ level: 'silent' }) }),
    runTwice: (mail: Mail) => [send.run(mail, { jobId: '1' }), send.run(mail, { jobId: '1' })],
  };
}

function countingMailer() {
  const sent: string[] = [];
  const mailer: Mailer = {
    async send({ key }) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      sent.push(key);
    },
    close: async () => undefined,
  };
  return { sent, mailer };
}

test('the mail of a new order goes out once, although its job runs twice', async () => {
  const [owner, customer] = [await createOwner(app), await createCustomer(app)];
  const dish = await createDish(app, owner);
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  const { id } = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('oid', '=', oid)
    .executeTakeFirstOrThrow();
  await sendNewOrderMail(app.services, id);
  await app.runJobs();
  await sendNewOrderMail(app.services, id);
  const mails = await app.mailsTo(customer.email);
  expect(mails.filter(({ subject }) => subject.includes(oid))).toHaveLength(1);
});

test('a reset asked for once is mailed once, and the link in it stays good', async () => {
  const customer = await createCustomer(app);
  const handler = accountJobs(app.services).find(({ name }) => name === requestReset.name);
  await handler?.run({ email: customer.email }, { jobId: '4711' });
  await handler?.run({ email: customer.email }, { jobId: '4711' });
  const mails = await app.mailsTo(customer.email);
  expect(mails).toHaveLength(1);
  const path = /\/api\/user\/reset\/(\d+\/[\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  const reset = await customer.post(`/api/user/reset-password/${path}/`, {
    password: 'a quiet river',
    password2: 'a quiet river',
  });
  expect(reset.statusCode).toBe(200);
});

test('two workers with the same mail hand it over once', async () => {
  const { sent, mailer } = countingMailer();
  // The mail server takes its time until the other worker has come and gone.
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const queue = queueWith({ ...mailer, send: (mail) => gate.then(() => mailer.send(mail)) });
  const runs = queue.runTwice({ key: 'both', ...MAIL });
  await expect(Promise.race(runs)).rejects.toThrow();
  open();
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([queue.runTwice({ key: 'both', ...MAIL })[0]]);
  expect(sent).toEqual(['both']);
});

test('a mail the server did not take is sent by the next attempt, one it took never again', async () => {
  const { sent, mailer } = countingMailer();
  const services = { mail: { mailer, outbox: undefined } };
  await enqueueMail(services, app.services.db, 'refused-once', MAIL);
  const failing: Mailer = { ...mailer, send: () => Promise.reject(new Error('away')) };
  await queueWith(failing).drain();
  expect(await enqueueMail(services, app.services.db, 'refused-once', MAIL)).toBe(false);
  await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await queueWith(mailer).drain();
  await queueWith(mailer).drain();
  expect(sent.filter((key) => key === 'refused-once')).toHaveLength(1);
});

test('a mail that stays in the database is there with the commit, once, and without a job', async () => {
  const { services, database } = app;
  const write = (to: string) => enqueueMail(services, services.db, 'kept-once', { ...MAIL, to });
  const rolledBack = services.db.transaction().execute(async (trx) => {
    await enqueueMail(services, trx, 'kept-once', { ...MAIL, to: 'nobody@example.com' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect([await write('first@example.com'), await write('second@example.com')]).toEqual([true, false]);
  const { rows } = await database.pool.query(
    `select o.recipient, m.sent_at is not null as "isSent" from mails m join outbox_mails o using (mail_key)
     where mail_key = 'kept-once'`,
  );
  expect(rows).toEqual([{ recipient: 'first@example.com', isSent: true }]);
  const { rowCount } = await database.pool.query(
    `select from graphile_worker._private_jobs where key = 'mail:kept-once'`,
  );
  expect(rowCount).toBe(0);
});
