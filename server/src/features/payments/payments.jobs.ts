import { type AT_START, defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deleteOldEvents } from './payments.queries.ts';
import { reconcileAll } from './reconciliation/reconcile.service.ts';
import { listUnfinishedRefunds } from './refunds/refunds.queries.ts';
import { giveBack, settleRefund } from './refunds/refunds.service.ts';
import { takeUncheckedSessions } from './sessions/sessions.queries.ts';
import { checkSession, closeOrderSession, closePayment } from './sessions/sessions.service.ts';

/** Also exported for stories about lost events, which cannot wait for the clock. */
export const checkPayments = defineJob<Partial<typeof AT_START>>('check_payments');
export const checkRefunds = defineJob<unknown>('check_refunds');
export const reconcilePayments = defineJob<unknown>('reconcile_payments');
const tidyPayments = defineJob<unknown>('tidy_payments');

const CHECK_AFTER_MS = 2 * 60_000;
const CHECKED_AT_ONCE = 50;
const KEEP_EVENTS_DAYS = 90;

export const paymentJobs = (services: Services): JobHandler[] => [
  handleJob(giveBack, ({ refundId }) => settleRefund(services, refundId)),
  handleJob(closePayment, ({ orderId }) => closeOrderSession(services, orderId)),
  {
    ...handleJob(checkPayments, (asked) => checkOpenSessions(services, asked), '*/2 * * * *'),
    isRunAtStart: true,
  },
  handleJob(checkRefunds, () => checkPendingRefunds(services), '*/10 * * * *'),
  handleJob(reconcilePayments, () => reconcileAll(services), '47 2 * * *'),
  handleJob(
    tidyPayments,
    () =>
      deleteOldEvents(services.db, new Date(services.clock.now().getTime() - KEEP_EVENTS_DAYS * 86_400_000)),
    '29 3 * * *',
  ),
];

/** One session the provider cannot answer for must not keep the others from being asked about. */
async function checkOpenSessions(services: Services, { isStart }: Partial<typeof AT_START>): Promise<void> {
  const now = services.clock.now();
  const take = () =>
    takeUncheckedSessions(services.db, {
      // The event about a payment may have met a process that was just killed: after a start none is too young.
      before: isStart ? now : new Date(now.getTime() - CHECK_AFTER_MS),
      now,
      limit: CHECKED_AT_ONCE,
    });
  const sessions = await take();
  for (let last = sessions; isStart && last.length === CHECKED_AT_ONCE; sessions.push(...last))
    last = await take();
  await each(sessions, (session) => checkSession(services, session));
}

/** Banks take their time; an event that got lost is made up for. */
async function checkPendingRefunds(services: Services): Promise<void> {
  const refunds = await listUnfinishedRefunds(services.db, CHECKED_AT_ONCE);
  await each(refunds, ({ id }) => settleRefund(services, id));
}

async function each<T>(list: readonly T[], check: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of list) await check(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be checked`);
}
