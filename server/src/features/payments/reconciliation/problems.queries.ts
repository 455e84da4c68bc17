import {
  PAYMENT_PROBLEMS,
  type PaymentProblem,
  type PaymentProblemKind,
} from '@nearbite/contract/payments/admin-payments';
import { fromMinor } from '@nearbite/domain/money';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

type Problem = {
  readonly kind: PaymentProblemKind;
  readonly provider: string;
  readonly reference: string;
  readonly orderId: number | null;
  readonly amountMinor: number | null;
  readonly note: string;
};

/** Reported again it is the same problem, with the latest note; one that was put aside stays aside. */
export async function noteProblem(db: Db | Trx, problem: Problem): Promise<void> {
  const { kind, provider, reference, note } = problem;
  await db
    .insertInto('payment_problems')
    .values({ kind, provider, reference, note, order_id: problem.orderId, amount_minor: problem.amountMinor })
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'reference']).doUpdateSet({ note }))
    .execute();
}

/** The provider itself has ended it. */
export async function closeProblem(
  db: Db,
  { kind, provider, reference }: Pick<Problem, 'kind' | 'provider' | 'reference'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_problems')
    .set({ settled_at: now })
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .execute();
}

/** Undefined when there is no such open problem. */
export function settleProblem(trx: Trx, id: number, now: Date) {
  return trx
    .updateTable('payment_problems')
    .set({ settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['id', 'kind', 'reference'])
    .executeTakeFirst();
}

const LISTED = 200;

const problemRow = z.strictObject({
  id: z.int(),
  kind: z.enum(PAYMENT_PROBLEMS),
  order_oid: z.string().nullable(),
  provider: z.string(),
  reference: z.string(),
  amount_minor: z.int().nullable(),
  note: z.string(),
  created_at: z.date(),
});

export async function listOpenProblems(db: Db): Promise<PaymentProblem[]> {
  const rows = await statement(problemRow)`
    select p.id, p.kind, o.oid as order_oid, p.provider, p.reference, p.amount_minor, p.note, p.created_at
    from payment_problems p left join orders o on o.id = p.order_id
    where p.settled_at is null order by p.id desc limit ${LISTED}
  `.all(db);
  return rows.map(({ amount_minor, created_at, ...row }) => ({
    ...row,
    amount: amount_minor === null ? null : fromMinor(amount_minor),
    date: created_at.toISOString(),
  }));
}
