import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import { prepared, type Slots } from '../../../db/prepared.ts';
import { type KitchenMailRow, kitchenMailRow, selectForKitchenMails } from '../orders.queries.ts';

export type CookablePart = {
  readonly part_id: number;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: Date | null;
  readonly answer_by: Date | null;
  /** The kitchen hears of it, whoever has looked at it before. */
  readonly rings: boolean;
};

/**
 * From now on they can be cooked. `paidOrderId` is the order whose money has just come in, and theirs with it. Returns
 * what the kitchens are to be told of them.
 */
export async function writeCookable(
  trx: Trx,
  parts: readonly CookablePart[],
  { now, paidOrderId }: { readonly now: Date; readonly paidOrderId: number | undefined },
): Promise<KitchenMailRow[]> {
  return write.all(trx, {
    now,
    paidAt: paidOrderId === undefined ? null : now,
    paidOrderId: paidOrderId ?? null,
    // Arrays, as the planner takes JSON for a hundred rows and reads every part to find them.
    ids: parts.map(({ part_id }) => part_id),
    rings: parts.map(({ rings }) => rings),
    stages: parts.map(({ stage }) => stage),
    stageTimes: parts.map(({ stage_times }) => JSON.stringify(stage_times)),
    promisedAt: parts.map(({ promised_at }) => promised_at),
    answerBy: parts.map(({ answer_by }) => answer_by),
  });
}

type Values = {
  readonly now: Date;
  readonly paidAt: Date | null;
  readonly paidOrderId: number | null;
  readonly ids: readonly number[];
  readonly rings: readonly boolean[];
  readonly stages: readonly Stage[];
  readonly stageTimes: readonly string[];
  readonly promisedAt: readonly (Date | null)[];
  readonly answerBy: readonly (Date | null)[];
};

const write = prepared(
  kitchenMailRow,
  (value: Slots<Values>) => sql`
    with paid as (
      update orders set payment_status = 'paid', paid_at = ${value.paidAt} where id = ${value.paidOrderId}::bigint
    ), cooked as (
      update order_parts p set
        cookable_at = ${value.now}, paid_at = coalesce(${value.paidAt}::timestamptz, p.paid_at),
        seen_at = case when c.rings then null else p.seen_at end,
        stage = c.stage, stage_times = c.stage_times::jsonb, promised_at = c.promised_at, answer_by = c.answer_by
      from unnest(
        ${value.ids}::bigint[], ${value.rings}::boolean[], ${value.stages}::text[], ${value.stageTimes}::text[],
        ${value.promisedAt}::timestamptz[], ${value.answerBy}::timestamptz[]
      ) as c (id, rings, stage, stage_times, promised_at, answer_by)
      where p.id = c.id
      returning p.*
    )
    ${selectForKitchenMails(sql`cooked`)}`,
);
