import type { Pool } from 'pg';
import { withoutIndexes } from '../../server/src/testing/bulk-fill.ts';

/** Restaurant 1 and customer 1 have a tenth and a hundredth of all orders, as few others ever will. */
export async function fillOrders(
  pool: Pool,
  orders: number,
): Promise<{ restaurantId: number; userId: number }> {
  const { rows } = await pool.query<{ restaurantId: number; userId: number; dishId: number }>(
    `select r.id as "restaurantId", r.owner_id as "userId", (select min(id) from dishes) as "dishId"
     from restaurants r order by r.id limit 1`,
  );
  const [first] = rows;
  if (!first) throw new Error('There is no restaurant');
  // What the triggers keep is counted once at the end.
  const tables = ['orders', 'order_parts', 'restaurant_notifications', 'customer_notifications'];
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  const client = await pool.connect();
  await withoutIndexes(client, [...tables, 'order_items'], () => insertOrders(pool, orders, first));
  client.release();
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query(`select recount_figures('Asia/Karachi')`);
  await pool.query('select fold_figures()');
  // As autovacuum has done long before orders are so many.
  await pool.query('vacuum analyze');
  return first;
}

async function insertOrders(
  pool: Pool,
  orders: number,
  { restaurantId, userId, dishId }: { restaurantId: number; userId: number; dishId: number },
): Promise<void> {
  await pool.query(
    `insert into orders (oid, tracking_token, user_id, full_name, mobile, address, city, sub_total_minor, tax_fee_minor,
       service_fee_minor, total_minor, payment_status, paid_at, order_status, created_at)
     select 'growth' || n, 'growth' || n, case when n % 100 = 0 then $2::int end, 'Amina Khan', '+92 300 1112233',
       '7 Mall Road', 'Lahore', 50000, 2500, 1000, 53500, 'paid', now(), 'fulfilled',
       now() - n * interval '400 days' / $1::int
     from generate_series(1, $1::int) n`,
    [orders, userId],
  );
  await pool.query(
    `insert into order_parts (order_id, restaurant_id, sub_total_minor, tax_fee_minor, service_fee_minor, total_minor,
       paid_at, stage, order_status, fulfilled_at, delivered_at, stage_times, created_at)
     select o.id, case when o.id % 10 = 0 then $1::int
         else (select min(id) from restaurants) + (o.id * 7919 % (select count(*) from restaurants))::int end,
       50000, 2500, 1000, 53500, now(), 'delivered', 'fulfilled', now(), now(), '{}', o.created_at
     from orders o`,
    [restaurantId],
  );
  await pool.query(
    `insert into order_items (part_id, dish_id, title, slug, portion_size, spice_level, qty, unit_price_minor, total_minor)
     select p.id, $1::int, 'Smoky Biryani', 'smoky-biryani', 'Single', 'No spice level', 1, 50000, 50000 from order_parts p`,
    [dishId],
  );
  await pool.query(
    `insert into restaurant_notifications (restaurant_id, order_item_id, seen_at)
     select p.restaurant_id, i.id, case when i.id % 2 = 0 then now() end
     from order_items i join order_parts p on p.id = i.part_id`,
  );
  await pool.query(
    `insert into customer_notifications (user_id, order_id, title, message)
     select o.user_id, o.id, 'Order Confirmed', 'Your order has been confirmed.' from orders o where o.user_id is not null`,
  );
}
