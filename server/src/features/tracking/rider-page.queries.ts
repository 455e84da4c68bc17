import { dayNumber } from '@nearbite/contract/orders/stage-fields';
import { z } from 'zod';
import { TERMS_COLUMNS, TERMS_TABLES, termsFields } from '../../common/terms/stored-terms.ts';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const doneRow = z.strictObject({
  ...termsFields,
  parts: z.array(
    z.strictObject({
      oid: z.string(),
      number: dayNumber,
      deliveredAt: z.string(),
      /** What was to be collected in cash; null when it was paid by card. */
      cashMinor: z.int().nullable(),
    }),
  ),
});

/** More than anybody brings in a day. */
const DONE_PARTS = 100;

/** What a rider has brought since then, the newest first, with what it takes to know when the kitchen's day began. */
export const findDone = (
  db: Db,
  {
    riderId,
    restaurantId,
    since,
  }: { readonly riderId: number; readonly restaurantId: number; readonly since: Date },
) =>
  statement(doneRow)`
    select ${TERMS_COLUMNS}, (
      select coalesce(json_agg(json_build_object('oid', o.oid, 'number', p.number, 'deliveredAt', p.delivered_at,
          'cashMinor', case when o.payment_method = 'cash' then p.total_minor end) order by p.delivered_at desc), '[]')
      from (
        select order_id, number, delivered_at, total_minor from order_parts
        where rider_id = ${riderId} and delivered_at >= ${since} and order_status <> 'cancelled'
        order by delivered_at desc limit ${DONE_PARTS}
      ) p
      join orders o on o.id = p.order_id
    ) as parts
    from restaurants r ${TERMS_TABLES}
    where r.id = ${restaurantId}`.one(db);
