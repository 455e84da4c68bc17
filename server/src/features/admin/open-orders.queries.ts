import { AdminOpenOrder } from '@nearbite/contract/admin/open-orders';
import { fromMinor } from '@nearbite/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isOpenPart } from '../../common/order-conditions.ts';
import { statement, totalRow } from '../../db/statement.ts';
import type { Services } from '../../services.ts';

/** How many orders a restaurant still has to deal with. */
export const openOrdersOf = (restaurantId: RawBuilder<unknown>) => sql`(
  select count(*) from order_parts p where p.restaurant_id = ${restaurantId} and ${isOpenPart('p')}
)`;

const openOrderRow = AdminOpenOrder.omit({ total: true, date: true })
  .extend({ total_minor: z.int(), created_at: z.date() })
  .strict();

/** Undefined when there is no such restaurant. */
export async function listOpenOrders(
  { db, config }: Pick<Services, 'db' | 'config'>,
  restaurantId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdminOpenOrder[]; total: number } | undefined> {
  const [rows, restaurant] = await Promise.all([
    statement(openOrderRow)`
      select o.oid, o.full_name, o.mobile, o.payment_status, p.created_at, p.total_minor, p.number,
             coalesce(t.time_zone, ${config.APP_TIMEZONE}) as time_zone,
             (select string_agg(i.qty || ' x ' || i.title, ', ' order by i.id)
              from order_items i where i.part_id = p.id) as items
      from order_parts p join orders o on o.id = p.order_id
      left join restaurant_terms t on t.restaurant_id = p.restaurant_id
      where p.restaurant_id = ${restaurantId} and ${isOpenPart('p')}
      order by p.id
      limit ${limit} offset ${offset}
    `.all(db),
    statement(totalRow)`
      select ${openOrdersOf(sql`r.id`)} as total from restaurants r where r.id = ${restaurantId}
    `.first(db),
  ]);
  return restaurant && { rows: rows.map(present), total: restaurant.total };
}

const present = ({ total_minor, created_at, ...row }: z.infer<typeof openOrderRow>): AdminOpenOrder => ({
  ...row,
  total: fromMinor(total_minor),
  date: created_at.toISOString(),
});
