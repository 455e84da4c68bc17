import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { Language } from '@nearbite/contract/languages';
import { ENDED_SHOWN_MINUTES, type getQueue, MAX_QUEUED } from '@nearbite/contract/orders/owner-orders';
import { kitchenDay } from '@nearbite/domain/terms/hours';
import { DAY_MS } from '@nearbite/domain/times/zone';
import { sql } from 'kysely';
import { z } from 'zod';
import { readTerms, TERMS_COLUMNS, TERMS_TABLES, termsFields } from '../../../common/terms/stored-terms.ts';
import { byVariant, prepared, type Slots } from '../../../db/prepared.ts';
import { notFound } from '../../../lib/errors.ts';
import { RawJson } from '../../../routing/raw-json.ts';
import type { Services } from '../../../services.ts';
import { partJson, restaurantOfPart } from '../order-part-json.ts';

const queueRow = z.strictObject({
  ...termsFields,
  json: z.string(),
  placed: z.int(),
  accepted: z.int(),
  ready: z.int(),
  on_the_way: z.int(),
  done_at: z.array(z.date()),
  ended: z.string(),
});

type Values = {
  readonly restaurantId: number;
  readonly usualZone: string;
  /** Before the kitchen's day can have begun. */
  readonly doneSince: Date;
  readonly endedSince: Date;
};

/** Worded as the index `order_parts_queue` is. */
const OPEN = sql`cookable_at is not null and stage in ('placed', 'accepted', 'ready', 'on_the_way')`;

/** One statement: what it takes to know when the kitchen's day began comes with it. */
const readAll = byVariant(({ language }: { readonly language: Language }) =>
  prepared(
    queueRow,
    ({ restaurantId, usualZone, doneSince, endedSince }: Slots<Values>) => sql`
    with open as materialized (
      select id, stage from order_parts where restaurant_id = ${restaurantId} and ${OPEN}
    ), shown as (
      select id from order_parts where restaurant_id = ${restaurantId} and ${OPEN}
      order by promised_at nulls last, number nulls last, id limit ${sql.lit(MAX_QUEUED)}
    )
    select ${TERMS_COLUMNS}, stages.*,
      array(
        select coalesce(delivered_at, cancelled_at) from order_parts
        where restaurant_id = ${restaurantId} and cookable_at is not null
          and (delivered_at is not null or cancelled_at is not null)
          and coalesce(delivered_at, cancelled_at) >= ${doneSince}::timestamptz
      ) as done_at,
      (
        select coalesce(json_agg(json_build_object('oid', o.oid, 'number', p.number, 'full_name', o.full_name,
          'ended_by', p.ended_by, 'reason', p.reason) order by p.cancelled_at desc), '[]')::text
        from order_parts p join orders o on o.id = p.order_id
        where p.restaurant_id = ${restaurantId} and p.cookable_at is not null and p.cancelled_at is not null
          and coalesce(p.delivered_at, p.cancelled_at) >= ${endedSince}::timestamptz
          and p.ended_by in ('customer', 'clock', 'administrator')
      ) as ended,
      (
        select '[' || coalesce(string_agg(${partJson(language)}, ',' order by p.promised_at nulls last, p.number nulls last, p.id), '') || ']'
        from order_parts p join orders o on o.id = p.order_id left join riders d on d.id = p.rider_id
        cross join (${restaurantOfPart(sql`${restaurantId}::int`, sql`${usualZone}::text`)}) r
        where p.id = any(array(select id from shown))
      ) as json
    from restaurants r ${TERMS_TABLES}
    cross join (
      select count(*) filter (where stage = 'placed') as placed,
        count(*) filter (where stage = 'accepted') as accepted, count(*) filter (where stage = 'ready') as ready,
        count(*) filter (where stage = 'on_the_way') as on_the_way
      from open
    ) stages
    where r.id = ${restaurantId}`,
  ),
);

export async function readQueue(
  { db, clock, config }: Services,
  restaurantId: number,
  language: Language,
): Promise<RawJson<ResponseOf<typeof getQueue>>> {
  const now = clock.now();
  const row = await readAll({ language }).first(db, {
    restaurantId,
    usualZone: config.APP_TIMEZONE,
    doneSince: new Date(now.getTime() - 3 * DAY_MS),
    endedSince: new Date(now.getTime() - ENDED_SHOWN_MINUTES * 60_000),
  });
  if (!row) throw notFound();
  const { begins } = kitchenDay(readTerms(row, config.APP_TIMEZONE), now);
  const counts = {
    new: row.placed,
    cooking: row.accepted,
    ready: row.ready,
    on_the_way: row.on_the_way,
    done: row.done_at.filter((at) => at >= begins).length,
  };
  return new RawJson(
    `{"counts":${JSON.stringify(counts)},"orders":${row.json},"ended":${row.ended},"now":${JSON.stringify(now)}}`,
  );
}
