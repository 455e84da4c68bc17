import type { Pool } from 'pg';
import type { Received } from '../push-service.ts';
import { findBrokenKitchen } from './chaos-kitchen.ts';
import type { Acknowledged } from './chaos-load.ts';
import { STOCK } from './chaos-world.ts';

type Check = { readonly title: string; readonly sql: string };

/** Each returns the rows that break the rule; nothing may be lost, made up or done twice. */
const CHECKS: readonly Check[] = [
  {
    title: 'portions: what is left and what is sold is what there was',
    sql: `select d.id, d.stock_qty, d.orders_count, sold.qty
          from dishes d, lateral (
            select coalesce(sum(i.qty), 0)::int as qty from order_items i join order_parts p on p.id = i.part_id
            where i.dish_id = d.id and p.order_status <> 'cancelled') sold
          where d.stock_qty + sold.qty <> ${STOCK} or d.orders_count <> sold.qty`,
  },
  {
    title: 'money: every payment of the provider is in the ledger, and nothing else',
    sql: `select coalesce(p.payment_id, l.provider_reference) as payment
          from (select * from test_payments where status = 'paid') p
          full join (select * from money_ledger where kind = 'charge') l on l.provider_reference = p.payment_id
          where p.payment_id is null or l.id is null or p.amount_minor <> l.amount_minor`,
  },
  {
    title: 'money: every refund of the provider is in the ledger, and nothing else',
    sql: `select coalesce(r.refund_id, l.provider_reference) as refund
          from test_refunds r
          full join (select * from money_ledger where kind = 'refund') l on l.provider_reference = r.refund_id
          where r.refund_id is null or l.id is null or r.amount_minor <> l.amount_minor`,
  },
  {
    title: 'money: what was paid and canceled is given back once, nothing else is',
    sql: `select p.id from order_parts p
          where (p.paid_at is not null and p.order_status = 'cancelled') <> (p.refunded_at is not null)
             or (select count(*) from refunds r where r.part_id = p.id and r.state = 'succeeded')
                <> (p.refunded_at is not null)::int`,
  },
  {
    title: 'money: an order says how much was given back',
    sql: `select o.oid from orders o where o.refunded_minor <> (
            select coalesce(sum(p.total_minor), 0) from order_parts p
            where p.order_id = o.id and p.refunded_at is not null)`,
  },
  {
    title: 'money: an order is paid when its money came in',
    sql: `select o.oid, o.payment_status from orders o where (o.payment_status in ('paid', 'refunded')) <> exists (
            select 1 from money_ledger l where l.order_id = o.id and l.kind = 'charge')`,
  },
  {
    title: 'orders: the parts add up to the whole',
    sql: `select o.oid from orders o join order_parts p on p.order_id = o.id
          group by o.id having sum(p.total_minor) <> o.total_minor`,
  },
  {
    title: 'figures: what is kept is what a recount says',
    sql: 'select kind, subject_id from figure_differences',
  },
  {
    title: 'mails: the customer hears once of each order',
    sql: `select o.oid from orders o left join mails m on m.mail_key = 'order-received:' || o.oid
          where o.user_id is not null and m.sent_at is null`,
  },
  {
    title: 'mails: nobody gets the same mail twice',
    sql: `select recipient, subject from outbox_mails where mail_key like 'order-received:%'
          group by recipient, subject having count(*) > 1`,
  },
  {
    title: 'jobs: nothing is left, hangs or has been given up',
    sql: `select id, key, attempts, last_error from graphile_worker._private_jobs
          where key is not null and (locked_at is not null or run_at <= now() or attempts >= max_attempts)`,
  },
];

/** The rules that are broken, in words; with what devices have received, if there were any. */
export async function findBroken(
  pool: Pool,
  acknowledged: Acknowledged,
  received?: readonly Received[],
): Promise<string[]> {
  const { orders, paid, problems } = acknowledged;
  const broken = [...problems, ...(await findBrokenKitchen(pool, acknowledged, received))];
  for (const { title, sql } of CHECKS) {
    const { rows } = await pool.query(sql);
    if (rows.length > 0) broken.push(`${title}: ${JSON.stringify(rows.slice(0, 5))} (${rows.length})`);
  }
  const { rows } = await pool.query<{ oid: string; payment_status: string }>(
    'select oid, payment_status from orders',
  );
  const known = new Map(rows.map(({ oid, payment_status }) => [oid, payment_status]));
  const lost = orders.filter((oid) => !known.has(oid));
  if (lost.length > 0) broken.push(`orders: acknowledged and lost: ${lost.join(', ')}`);
  const doubled = rows.filter(({ oid }) => !orders.includes(oid));
  if (doubled.length > 0)
    broken.push(`orders: never acknowledged: ${doubled.map(({ oid }) => oid).join(', ')}`);
  const unpaid = paid.filter((oid) => !['paid', 'refunded'].includes(known.get(oid) ?? ''));
  if (unpaid.length > 0) broken.push(`money: acknowledged and not paid: ${unpaid.join(', ')}`);
  return broken;
}

export async function countExpired(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from order_parts where stage = 'expired'`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether every job that is due has been worked off, and none waits for another try. */
export async function isIdle(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(
    // A job that is replaced while it runs stays behind as one that has no attempts left.
    `select 1 from graphile_worker._private_jobs
     where attempts < max_attempts and (locked_at is not null or run_at <= now() or attempts > 0) limit 1`,
  );
  return rows.length === 0;
}
