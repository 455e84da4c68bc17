import type pg from 'pg';
import { makePublicId } from '../../server/src/lib/public-id.ts';

/**
 * The same rows as the app writes, in its own tables with their indexes and triggers, in as few statements as keep what
 * must be kept: what is read for a decision is locked first, and the provider is never asked inside a transaction.
 */
export function createFloorOrders(pool: pg.Pool) {
  async function transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const made = await work(client);
      await client.query('commit');
      return made;
    } finally {
      client.release();
    }
  }

  return {
    /** Takes the stock, writes the order, tells the restaurant and empties the cart. */
    async place(cartKey: string): Promise<string> {
      const oid = makePublicId();
      await transaction(async (client) => {
        const { rows } = await client.query({ name: 'lines', text: LINES, values: [cartKey] });
        const [{ id, dish_id, title, slug, price_minor, restaurant_id }] = rows;
        const values = [oid, makePublicId(32), price_minor, restaurant_id, dish_id, title, slug, id];
        await client.query({ name: 'place', text: PLACE, values });
      });
      return oid;
    },

    /** Notes the page before the provider opens it, so that a lost response is found again. */
    async openPage(oid: string): Promise<string> {
      const key = `floor-${oid}`;
      const sessionId = makePublicId(24);
      await pool.query({ name: 'plan', text: PLAN, values: [oid, key] });
      await pool.query({ name: 'open', text: OPEN, values: [sessionId, key, oid] });
      await pool.query({ name: 'opened', text: OPENED, values: [key, sessionId] });
      return sessionId;
    },

    /** The provider takes the money; then its event is booked once, the kitchen told and its mail put in the queue. */
    async pay(sessionId: string): Promise<void> {
      const paymentId = `floorpay_${sessionId}`;
      await pool.query({ name: 'take', text: TAKE, values: [sessionId, paymentId] });
      await transaction(async (client) => {
        const { rows } = await client.query({ name: 'payable', text: PAYABLE, values: [sessionId] });
        const [{ id, order_id, part_ids, amount_minor, oid, email, title }] = rows;
        const mail = {
          key: `floor:${oid}`,
          to: email,
          subject: `New order ${oid}`,
          text: `1 x ${title}`,
          html: `<p>1 x ${title}</p>`,
        };
        const values = [id, paymentId, order_id, amount_minor, part_ids, mail.key];
        await client.query({ name: 'book', text: BOOK, values: [...values, JSON.stringify([mail])] });
      });
    },
  };
}

const LINES = `select ci.id, ci.dish_id, d.title, d.slug, d.price_minor, d.restaurant_id
  from carts c join cart_items ci on ci.cart_id = c.id join dishes d on d.id = ci.dish_id
  join restaurants r on r.id = d.restaurant_id left join restaurant_terms t on t.restaurant_id = r.id
  where c.cart_key = $1 and r.is_public and d.stock_qty >= ci.qty for no key update of c, d`;

const PLACE = `with taken as (
    update dishes set stock_qty = stock_qty - 1, orders_count = orders_count + 1 where id = $5),
  placed as (
    insert into orders (oid, tracking_token, full_name, mobile, address, city, sub_total_minor, tax_fee_minor,
      service_fee_minor, total_minor)
    values ($1, $2, 'Amina Khan', '+92 300 1112233', '7 Mall Road', 'Lahore', $3::int, $3::int / 20, $3::int / 50,
      $3::int + $3::int / 20 + $3::int / 50)
    returning *),
  part as (
    insert into order_parts (order_id, restaurant_id, sub_total_minor, tax_fee_minor, service_fee_minor, total_minor,
      stage_times)
    select id, $4, sub_total_minor, tax_fee_minor, service_fee_minor, total_minor, '{}' from placed returning id),
  item as (
    insert into order_items (part_id, dish_id, title, slug, portion_size, spice_level, qty, unit_price_minor, total_minor)
    select id, $5, $6, $7, 'Single', 'No spice level', 1, $3::int, $3::int from part returning id),
  told as (insert into restaurant_notifications (restaurant_id, order_item_id) select $4, id from item)
  delete from cart_items where id = $8`;

const PLAN = `with due as (
    select o.id, o.total_minor, array_agg(p.id) as part_ids from orders o join order_parts p on p.order_id = o.id
    where o.oid = $1 and o.payment_status = 'pending' group by o.id)
  insert into payment_sessions (order_id, provider, session_key, part_ids, amount_minor, return_origin, expires_at)
  select id, 'test', $2, part_ids, total_minor, 'http://127.0.0.1', now() + interval '1 hour' from due`;

const OPEN = `insert into test_payments (session_id, session_key, oid, amount_minor, success_path, cancel_path, failure_path,
    expires_at)
  select $1, $2, $3, amount_minor, '/ok', '/cancelled', '/failed', expires_at from payment_sessions where session_key = $2`;

const OPENED = `update payment_sessions set status = 'open', provider_session_id = $2, url = '/' || $2 where session_key = $1`;

const TAKE = `update test_payments set status = 'paid', payment_id = $2, paid_at = now() where session_id = $1 and status = 'open'`;

const PAYABLE = `select s.id, s.order_id, s.part_ids, s.amount_minor, o.oid, r.email, i.title
  from payment_sessions s join orders o on o.id = s.order_id join order_parts p on p.order_id = o.id
  join order_items i on i.part_id = p.id join restaurants r on r.id = p.restaurant_id
  where s.provider = 'test' and s.provider_session_id = $1 and s.status = 'open' for no key update of o`;

const BOOK = `with heard as (insert into payment_events (provider, event_id, kind) values ('test', $2, 'paid')),
  finished as (update payment_sessions set status = 'paid', provider_payment_id = $2 where id = $1),
  charged as (
    insert into money_ledger (order_id, kind, amount_minor, provider, provider_reference)
    values ($3::int, 'charge', $4::bigint, 'test', $2)),
  paid as (update orders set payment_status = 'paid', paid_at = now() where id = $3::int),
  parts as (
    update order_parts set paid_at = now(), cookable_at = now(), answer_by = now() + interval '10 minutes'
    where id = any($5::bigint[])),
  mail as (insert into mails (mail_key) values ($6))
  select graphile_worker.add_job('send_mail', json_build_object('mails', $7::json), job_key => 'mail:' || $6)`;
