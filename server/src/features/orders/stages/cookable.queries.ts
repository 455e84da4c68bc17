import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Trx } from '../../../db/database.ts';

/** From now on it can be cooked and rings, whoever has looked at it before. */
const cookable = (now: Date) => ({ cookable_at: now, seen_at: null });

export async function acceptByItself(
  trx: Trx,
  partId: number,
  { times, promisedAt, now }: { times: StageTimes; promisedAt: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('order_parts')
    .set({
      ...cookable(now),
      stage: 'accepted',
      stage_times: JSON.stringify(times),
      promised_at: promisedAt,
    })
    .where('id', '=', partId)
    .execute();
}

export async function awaitAnswer(
  trx: Trx,
  partId: number,
  { answerBy, now }: { answerBy: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('order_parts')
    .set({ ...cookable(now), answer_by: answerBy })
    .where('id', '=', partId)
    .execute();
}

/** Paid for after it had been handed over: there is nothing left to answer. */
export async function noteCookable(trx: Trx, partId: number, now: Date): Promise<void> {
  await trx.updateTable('order_parts').set({ cookable_at: now }).where('id', '=', partId).execute();
}
