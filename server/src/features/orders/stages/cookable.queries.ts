import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { sql } from 'kysely';
import type { CookableNotice } from '../../../common/cookable.ts';
import { isOneOfFew } from '../../../db/batch-calls.ts';
import type { Trx } from '../../../db/database.ts';
import { byVariant, prepared, type Slots } from '../../../db/prepared.ts';
import { defineJob, jobOf } from '../../../jobs/queue.ts';
import { isHeardAt } from '../../../jobs/send-push.ts';
import { type KitchenMailRow, kitchenMailRow } from '../mailed-order.ts';
import { selectForKitchenMails } from '../orders.queries.ts';

/** Told in a job of its own, so that taking the money stays short. */
export const pushNewOrders = defineJob<{ partIds: readonly number[] }>('push_new_orders');

export type CookablePart = {
  readonly part_id: number;
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: Date | null;
  readonly answer_by: Date | null;
  /** The kitchen's alarm rings, also where the part was marked as seen before. */
  readonly rings: boolean;
  /** The kitchen's day it is cooked in. */
  readonly kitchen_day: string;
  /** The kitchen that gives it a number now; null where it has one, or its day has not begun. */
  readonly numbered_by: number | null;
};

type Occasion = {
  readonly orderId: number;
  /** The order's money has just come in, and theirs with it. */
  readonly isPaid: boolean;
  readonly now: Date;
  readonly notice: CookableNotice | undefined;
};

/** From now on they can be cooked. Returns what the kitchens are to be told of them. */
export async function writeCookable(
  trx: Trx,
  parts: readonly CookablePart[],
  { orderId, isPaid, now, notice }: Occasion,
): Promise<KitchenMailRow[]> {
  return write({ isPaid, hasNotice: notice !== undefined }).all(trx, {
    ...notice,
    orderId,
    now,
    // Arrays, as the planner takes JSON for a hundred rows and reads every part to find them.
    ids: parts.map(({ part_id }) => part_id),
    rings: parts.map(({ rings }) => rings),
    stages: parts.map(({ stage }) => stage),
    stageTimes: parts.map(({ stage_times }) => JSON.stringify(stage_times)),
    promisedAt: parts.map(({ promised_at }) => promised_at),
    answerBy: parts.map(({ answer_by }) => answer_by),
    days: parts.map(({ kitchen_day }) => kitchen_day),
    numberedBy: parts.map(({ numbered_by }) => numbered_by),
  });
}

type Values = Partial<CookableNotice> & {
  readonly orderId: number;
  readonly now: Date;
  readonly ids: readonly number[];
  readonly rings: readonly boolean[];
  readonly stages: readonly Stage[];
  readonly stageTimes: readonly string[];
  readonly promisedAt: readonly (Date | null)[];
  readonly answerBy: readonly (Date | null)[];
  readonly days: readonly string[];
  readonly numberedBy: readonly (number | null)[];
};

const write = byVariant(({ isPaid, hasNotice }: { readonly isPaid: boolean; readonly hasNotice: boolean }) =>
  prepared(
    kitchenMailRow,
    (value: Slots<Values>) => sql`
    with ${isPaid ? paid(value) : sql``} ${hasNotice ? noticed(value) : sql``} numbers as materialized (
      select * from next_numbers(${value.numberedBy}::int[], ${value.days}::date[])
    ), cooked as (
      update order_parts p set seen_at = case when c.rings then null else p.seen_at end, stage = c.stage,
        stage_times = c.stage_times::jsonb, promised_at = c.promised_at, answer_by = c.answer_by, cookable_at = ${value.now},
        kitchen_day = coalesce(p.kitchen_day, c.kitchen_day), number = coalesce(p.number, numbers.given)
        ${isPaid ? sql`, paid_at = ${value.now}` : sql``}
      from unnest(
        ${value.ids}::bigint[], ${value.rings}::boolean[], ${value.stages}::text[], ${value.stageTimes}::text[],
        ${value.promisedAt}::timestamptz[], ${value.answerBy}::timestamptz[], ${value.days}::date[], ${value.numberedBy}::int[]
      ) with ordinality as c (id, rings, stage, stage_times, promised_at, answer_by, kitchen_day, numbered_by, nth)
      left join numbers on numbers.kitchen = c.numbered_by
      where p.id = c.id and ${isOneOfFew('c.nth')}
      returning p.*
    ), pushed as (
      select ${jobOf(pushNewOrders, sql`json_build_object('partIds', json_agg(p.id))`, {
        key: sql`'push-new-orders:' || min(p.id)`,
      })}
      from cooked p where ${isHeardAt(sql`p.restaurant_id`)}
      having count(*) > 0
    )
    ${selectForKitchenMails(sql`(select cooked.* from cooked left join pushed on true)`)}`,
  ),
);

const paid = ({ orderId, now }: Slots<Values>) => sql`paid as (
      update orders set payment_status = 'paid', paid_at = ${now} where id = ${orderId}
    ),`;

const noticed = ({ userId, orderId, title, message, now }: Slots<Values>) => sql`noticed as (
      insert into customer_notifications (user_id, order_id, title, message, created_at)
      values (${userId}, ${orderId}, ${title}, ${message}, ${now})
    ),`;
