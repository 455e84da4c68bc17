import { randomBytes } from 'node:crypto';
import { type NotNull, sql } from 'kysely';
import { z } from 'zod';
import { batchCalls, isOneOfFew } from '../../db/batch-calls.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Slots } from '../../db/prepared.ts';
import { statement } from '../../db/statement.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { makePublicId } from '../../lib/public-id.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  RefundRefusedError,
  type RefundState,
  type SessionRequest,
  type SessionState,
} from './port.ts';
import { checkSignature, sign } from './signature.ts';

export type TestPaymentAction = 'pay' | 'decline' | 'cancel';

const sessionRow = z.strictObject({
  session_id: z.string(),
  session_key: z.string(),
  oid: z.string(),
  amount_minor: z.int(),
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  payment_id: z.string().nullable(),
  success_path: z.string(),
  cancel_path: z.string(),
  failure_path: z.string(),
  expires_at: z.date(),
});
type TestSession = Readonly<z.infer<typeof sessionRow>>;

const COLUMNS = sql`
  session_id, session_key, oid, amount_minor, payment_id, success_path, cancel_path, failure_path, expires_at`;

export type SignedEvent = { readonly body: string; readonly signature: string };

/** The provider without cards: what its payment page needs on top of the port. */
export type TestPayments = PaymentProvider & {
  findPage(sessionId: string): Promise<TestSession | undefined>;
  /** What the customer clicked. Returns where the browser goes next and the event to deliver, if any. */
  decide(
    sessionId: string,
    action: TestPaymentAction,
  ): Promise<{ readonly path: string; readonly event: SignedEvent | undefined } | undefined>;
};

const sessionPath = (sessionId: string) => `/dev/payment/${sessionId}`;

/** Keeps its books in our database, but tells the shop about payments only as a provider would: by signed events. */
export function createTestPayments(db: Db, currency: string, { now }: Clock = systemClock): TestPayments {
  const key = randomBytes(32);

  async function findPage(sessionId: string): Promise<TestSession | undefined> {
    return statement(sessionRow)`
      select ${COLUMNS}, case when status = 'open' and expires_at <= ${now()} then 'expired' else status end as status
      from test_payments where session_id = ${sessionId}
    `.first(db);
  }

  /** Closes an open session; undefined when it was not open any more. */
  async function close(
    sessionId: string,
    status: 'paid' | 'failed' | 'expired',
  ): Promise<TestSession | undefined> {
    const paid = status === 'paid' ? { id: `testpay_${makePublicId()}`, at: now() } : null;
    const values = { sessionId, status, paymentId: paid?.id ?? null, paidAt: paid?.at ?? null, now: now() };
    return closeOpen(db, values);
  }

  async function getSession(sessionId: string): Promise<SessionState> {
    const session = await findPage(sessionId);
    if (!session) throw new Error(`The test provider knows no session ${sessionId}`);
    return stateOf(session, currency);
  }

  function eventOf(session: TestSession): SignedEvent {
    const event: PaymentEvent = {
      id: `testevt_${makePublicId()}`,
      kind: `test.session.${session.status}`,
      about: 'session',
      sessionId: session.session_id,
      sessionKey: session.session_key,
      state: stateOf(session, currency),
    };
    const body = JSON.stringify(event);
    return { body, signature: sign(key, body, now()) };
  }

  return {
    name: 'test',
    pageOrigins: [],
    webhook: undefined,
    findPage,
    getSession,

    async openSession(request) {
      // The same key finds the same session; writing its key again changes nothing and returns it.
      const sessionId = await open(db, { ...request, sessionId: makePublicId(24) });
      if (!sessionId) throw new Error(`No session was opened for order ${request.oid}`);
      // Without an origin the browser stays under whatever name it opened the shop.
      return { sessionId, url: sessionPath(sessionId) };
    },

    async expireSession(sessionId) {
      await close(sessionId, 'expired');
      return getSession(sessionId);
    },

    async refund({ key: refundKey, paymentId, amountMinor }) {
      await sql`
        insert into test_refunds (refund_key, refund_id, payment_id, amount_minor)
        select ${refundKey}, ${`testref_${makePublicId()}`}, p.payment_id, ${amountMinor}::bigint
        from test_payments p
        where p.payment_id = ${paymentId} and ${amountMinor}::bigint <= p.amount_minor - coalesce(
          (select sum(r.amount_minor) from test_refunds r where r.payment_id = p.payment_id), 0)
        on conflict (refund_key) do nothing
      `.execute(db);
      const made = await selectRefunds(db).where('refund_key', '=', refundKey).executeTakeFirst();
      if (!made) throw new RefundRefusedError(`Only what was paid can be refunded, not ${amountMinor}`);
      return refundStateOf(made);
    },

    getRefund: async (refundId) =>
      refundStateOf(await selectRefunds(db).where('refund_id', '=', refundId).executeTakeFirstOrThrow()),

    listRefunds: async (paymentId) =>
      (await selectRefunds(db).where('payment_id', '=', paymentId).execute()).map(refundStateOf),

    async listMovements(since) {
      const payments = await db
        .selectFrom('test_payments')
        .select(['payment_id as paymentId', 'oid', 'amount_minor as amountMinor', 'paid_at as at'])
        .$narrowType<{ paymentId: NotNull; at: NotNull }>()
        .where('paid_at', '>=', since)
        .execute();
      const refunds = await selectRefunds(db).where('created_at', '>=', since).execute();
      return {
        payments,
        refunds: refunds.map((made) => ({ ...refundStateOf(made), paymentId: made.payment_id })),
        disputes: [],
      };
    },

    readEvent(rawBody, signature) {
      checkSignature(key, rawBody, signature, now());
      // The signature shows that this adapter wrote it.
      return JSON.parse(rawBody) as PaymentEvent;
    },

    async decide(sessionId, action) {
      const closed =
        action === 'cancel' ? undefined : await close(sessionId, action === 'pay' ? 'paid' : 'failed');
      const session = closed ?? (await findPage(sessionId));
      if (!session) return undefined;
      // A second click, or the back button, finds the session as the first has left it.
      const event = action === 'cancel' || session.status === 'open' ? undefined : eventOf(session);
      return { path: pathAfter(session), event };
    },
  };
}

type Opened = Pick<
  SessionRequest,
  'key' | 'oid' | 'amountMinor' | 'successPath' | 'cancelPath' | 'failurePath' | 'expiresAt'
> & { readonly sessionId: string };

/** One statement for all that are opened at the same moment; of a key that comes twice the first. */
const open = batchCalls<Opened, string | undefined>(async (db, all) => {
  const firsts = [...new Map([...all].reverse().map((one) => [one.key, one])).values()];
  const rows = await insertOpened.all(db, { opened: JSON.stringify(firsts) });
  const ids = new Map(rows.map(({ session_key, session_id }) => [session_key, session_id]));
  return all.map(({ key }) => ids.get(key));
});

const insertOpened = prepared(
  z.strictObject({ session_key: z.string(), session_id: z.string() }),
  (value: Slots<{ readonly opened: string }>) => sql`
    insert into test_payments
      (session_id, session_key, oid, amount_minor, success_path, cancel_path, failure_path, expires_at)
    select "sessionId", key, oid, "amountMinor", "successPath", "cancelPath", "failurePath", "expiresAt"
    from jsonb_to_recordset(${value.opened}::jsonb) as opened ("sessionId" text, key text, oid text, "amountMinor" bigint,
      "successPath" text, "cancelPath" text, "failurePath" text, "expiresAt" timestamptz)
    on conflict (session_key) do update set session_key = excluded.session_key
    returning session_key, session_id`,
);

type Closing = {
  readonly sessionId: string;
  readonly status: 'paid' | 'failed' | 'expired';
  readonly paymentId: string | null;
  readonly paidAt: Date | null;
  readonly now: Date;
};

/** One statement for all that are decided at the same moment; of a session that comes twice the first. */
const closeOpen = batchCalls<Closing, TestSession | undefined>(async (db, all) => {
  const firsts = [...new Map([...all].reverse().map((one) => [one.sessionId, one])).values()];
  const rows = await updateClosed.all(db, {
    closed: JSON.stringify(firsts.map((one, at) => ({ nth: at + 1, ...one }))),
  });
  const closed = new Map(rows.map((row) => [row.session_id, row]));
  return all.map((one) => (firsts.includes(one) ? closed.get(one.sessionId) : undefined));
});

const updateClosed = prepared(
  sessionRow,
  (value: Slots<{ readonly closed: string }>) => sql`
    update test_payments t
    set status = c.status, payment_id = c."paymentId", paid_at = c."paidAt"
    from jsonb_to_recordset(${value.closed}::jsonb) as c (nth int, "sessionId" text, status text, "paymentId" text,
      "paidAt" timestamptz, now timestamptz)
    where ${isOneOfFew('nth')} and t.session_id = c."sessionId" and t.status = 'open' and (c.status = 'expired' or t.expires_at > c.now)
    returning ${COLUMNS}, t.status`,
);

const selectRefunds = (db: Db) =>
  db.selectFrom('test_refunds').select(['refund_id', 'payment_id', 'amount_minor']);

/** It has no bank that could be slow. */
const refundStateOf = (made: { refund_id: string; amount_minor: number }): RefundState => ({
  refundId: made.refund_id,
  amountMinor: made.amount_minor,
  status: 'succeeded',
  reason: undefined,
});

function stateOf(session: TestSession, currency: string): SessionState {
  if (session.status !== 'paid' || session.payment_id === null) {
    return { status: session.status === 'paid' ? 'open' : session.status };
  }
  return {
    status: 'paid',
    paymentId: session.payment_id,
    amountMinor: session.amount_minor,
    currency,
  };
}

function pathAfter(session: TestSession): string {
  if (session.status === 'paid') return session.success_path;
  return session.status === 'failed' ? session.failure_path : session.cancel_path;
}
