import type { AdminOpenOrder } from '@nearbite/contract/admin/admin';
import { toRupees } from '@nearbite/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How many orders a restaurant still has to deal with. */
export const openOrdersOf = (restaurantId: RawBuilder<unknown>) => sql`(
  select count(*) from order_parts p where p.restaurant_id = ${restaurantId} and p.order_status = 'pending'
)`;

type Row = Omit<AdminOpenOrder, 'total' | 'date'> & { total_paisa: number; created_at: Date };

/** Undefined when there is no such restaurant. */
export async function listOpenOrders(
  db: Db,
  restaurantId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdminOpenOrder[]; total: number } | undefined> {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select o.oid, o.full_name, o.mobile, o.payment_status, p.created_at, p.total_paisa,
             (select string_agg(i.qty || ' x ' || i.title, ', ' order by i.id)
              from order_items i where i.part_id = p.id) as items
      from order_parts p join orders o on o.id = p.order_id
      where p.restaurant_id = ${restaurantId} and p.order_status = 'pending'
      order by p.id
      limit ${limit} offset ${offset}
    `.execute(db),
    sql<{ total: number }>`
      select ${openOrdersOf(sql`r.id`)} as total from restaurants r where r.id = ${restaurantId}
    `.execute(db),
  ]);
  const total = counted.rows[0]?.total;
  return total === undefined ? undefined : { rows: rows.map(present), total };
}

const present = ({ total_paisa, created_at, ...row }: Row): AdminOpenOrder => ({
  ...row,
  total: toRupees(total_paisa),
  date: created_at.toISOString(),
});
