import { type StageTimes, stage } from '@nearbite/contract/orders/stage-fields';
import { STAGES, type Stage } from '@nearbite/contract/orders/stages';
import type { StepFacts } from '@nearbite/domain/orders/order-stages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const partRow = z.strictObject({
  id: z.int(),
  number: z.int().nullable(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  stage,
  stage_times: z.partialRecord(stage, z.string()),
  promised_at: z.date().nullable(),
  answer_by: z.date().nullable(),
  ended_by: z.string().nullable(),
  total_minor: z.int(),
  rider_id: z.int().nullable(),
  fulfilled_at: z.date().nullable(),
  auto_accept: z.boolean(),
  prep_minutes: z.int().nullable(),
  slot_ends_at: z.date().nullable(),
  deliver_at: z.date().nullable(),
  time_zone: z.string().nullable(),
  cookable_at: z.date().nullable(),
  /** Others cook the rest of the order. */
  is_shared: z.boolean(),
  is_paid: z.boolean(),
  has_refund: z.boolean(),
  is_being_paid_without: z.boolean(),
});
export type PartToChange = z.infer<typeof partRow>;

/** The parts of an order the caller holds. */
export const readParts = (trx: Trx, orderId: number): Promise<PartToChange[]> =>
  statement(partRow)`
    select p.id, p.number, p.restaurant_id, r.name as restaurant_name, p.stage, p.stage_times, p.promised_at, p.answer_by, p.ended_by,
      p.total_minor, p.rider_id, p.fulfilled_at, p.auto_accept, p.prep_minutes, p.slot_ends_at,
      o.deliver_at, t.time_zone,
      p.cookable_at,
      count(*) over () > 1 as is_shared,
      p.paid_at is not null as is_paid,
      p.refunded_at is not null or exists (select 1 from refunds f where f.part_id = p.id) as has_refund,
      exists (
        select 1 from payment_sessions s
        where s.order_id = p.order_id and s.status in ('opening', 'open') and p.id <> all (s.part_ids)
      ) as is_being_paid_without
    from order_parts p
    join orders o on o.id = p.order_id
    join restaurants r on r.id = p.restaurant_id
    left join restaurant_terms t on t.restaurant_id = r.id
    where p.order_id = ${orderId} order by p.id
  `.all(trx);

export const factsOf = (part: PartToChange, { fulfilment }: Pick<StepFacts, 'fulfilment'>): StepFacts => ({
  stage: part.stage,
  fulfilment,
  isCookable: part.cookable_at !== null,
});

export type StageToWrite = {
  readonly stage: Stage;
  readonly times: StageTimes;
  readonly promisedAt: Date | null;
  readonly endedBy: string | null;
  readonly reason: string | null;
  readonly fulfilledAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly now: Date;
  /** The user who took the step for the kitchen. */
  readonly actorId: number | undefined;
};

/** Writes the stage with everything that follows from it; the kitchen's time to answer ends. */
export async function writeStage(trx: Trx, partId: number, to: StageToWrite): Promise<void> {
  const { status } = STAGES[to.stage];
  await trx
    .updateTable('order_parts')
    .set({
      stage: to.stage,
      order_status: status,
      stage_times: JSON.stringify(to.times),
      promised_at: to.promisedAt,
      answer_by: null,
      ended_by: to.endedBy,
      reason: to.reason,
      fulfilled_at: to.fulfilledAt,
      delivered_at: to.deliveredAt,
      cancelled_at: status === 'cancelled' ? to.now : null,
      stage_user_ids: sql`(stage_user_ids - ${to.stage}::text) || ${JSON.stringify(to.actorId === undefined ? {} : { [to.stage]: to.actorId })}::jsonb`,
    })
    .where('id', '=', partId)
    .execute();
}

/** The position goes with the delivery it belonged to. */
export async function dropPositionsOf(trx: Trx, partId: number): Promise<void> {
  await trx.deleteFrom('rider_positions').where('part_id', '=', partId).execute();
}

const missingRow = z.strictObject({ title: z.string(), stock_qty: z.int(), qty: z.int() });

/** Locks the parts' dishes in the order of their ids, as buyers do. */
export const lockDishes = (trx: Trx, partId: number) =>
  statement(missingRow)`
    select d.title, case when d.deleted_at is null then d.stock_qty else 0 end as stock_qty, i.qty
    from dishes d
    join (
      select dish_id, sum(qty)::int as qty from order_items where part_id = ${partId} group by dish_id
    ) i on i.dish_id = d.id
    order by d.id
    for no key update of d
  `.all(trx);

const soldOutRow = z.strictObject({ title: z.string() });

/** Of the part's dishes, which the caller has locked; one that is sold out for longer stays so. */
export const markSoldOut = (
  trx: Trx,
  { partId, slugs, until }: { partId: number; slugs: readonly string[]; until: Date },
) =>
  statement(soldOutRow)`
    update dishes d set sold_out_until = greatest(d.sold_out_until, ${until})
    where d.id in (select dish_id from order_items where part_id = ${partId}) and d.slug = any(${slugs}::text[])
    returning d.title
  `.all(trx);

/**
 * `sign` 1 gives the portions back, -1 takes them again. Portions of a day that is over are not given to the next:
 * its stock was set without them.
 */
export async function moveStock(trx: Trx, partId: number, sign: 1 | -1): Promise<void> {
  await sql`
    update dishes d set
      stock_qty = case
        when ${sign}::int < 0 or i.counts then least(100000, d.stock_qty + ${sign}::int * i.qty) else d.stock_qty
      end,
      orders_count = greatest(0, d.orders_count - ${sign}::int * i.counted)
    from (
      select oi.dish_id, sum(oi.qty)::int as qty, coalesce(sum(oi.qty) filter (where not part.is_by_staff), 0)::int as counted,
        bool_or(day.dish_id is null or o.created_at >= day.begins_at
          or (o.deliver_at >= day.begins_at and o.deliver_at < day.ends_at)) as counts
      from order_items oi
      join order_parts part on part.id = oi.part_id
      join orders o on o.id = part.order_id
      left join day_portions day on day.dish_id = oi.dish_id
      where oi.part_id = ${partId} group by oi.dish_id
    ) i
    where d.id = i.dish_id
  `.execute(trx);
}
