-- How the customer wants the order: what town terms allow. Absent choices are delivery, card, as soon as possible.
alter table orders
  add column fulfilment text not null default 'delivery' check (fulfilment in ('delivery', 'pickup')),
  add column payment_method text not null default 'card' check (payment_method in ('card', 'cash')),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column note text check (length(note) between 1 and 300),
  add column deliver_at timestamptz,
  add column delivery_fee_paisa bigint not null default 0 check (delivery_fee_paisa >= 0),
  drop constraint orders_check,
  add constraint orders_total check
    (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa + delivery_fee_paisa - saved_paisa),
  add constraint orders_pin check ((latitude is null) = (longitude is null));

-- The unpaid cash orders an account has open are counted whenever it wants one more.
create index orders_cash on orders (user_id) where payment_method = 'cash' and payment_status = 'pending';

-- How far each restaurant is with its part, beside the status that calls without stages show.
alter table order_parts
  add column stage text not null default 'placed' check
    (stage in ('placed', 'accepted', 'ready', 'on_the_way', 'delivered', 'declined', 'expired', 'canceled')),
  add column stage_times jsonb not null default '{}',
  add column promised_at timestamptz,
  -- Since when it can be cooked: paid by card, or ordered in cash.
  add column cookable_at timestamptz,
  -- Until when the restaurant has to answer; null when no answer is waited for.
  add column answer_by timestamptz,
  add column ended_by text check (ended_by in ('customer', 'kitchen', 'clock', 'administrator')),
  add column reason text check (length(reason) between 1 and 500),
  -- The terms it was placed under.
  add column auto_accept boolean not null default true,
  add column prep_minutes smallint check (prep_minutes > 0),
  add column slot_ends_at timestamptz,
  add column delivery_fee_paisa bigint not null default 0 check (delivery_fee_paisa >= 0),
  drop constraint order_parts_check,
  add constraint order_parts_total check
    (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa + delivery_fee_paisa - saved_paisa);

update order_parts set
  stage = case
    when order_status = 'cancelled' then 'canceled'
    when order_status = 'pending' then case when paid_at is null then 'placed' else 'accepted' end
    when delivered_at is not null or fulfilled_at is null or fulfilled_at <= now() - interval '6 hours' then 'delivered'
    else 'on_the_way'
  end,
  cookable_at = paid_at,
  ended_by = case when order_status = 'cancelled' then 'kitchen' end;
update order_parts set
  stage_times = jsonb_strip_nulls(jsonb_build_object(
    'placed', created_at,
    'accepted', case when stage <> 'placed' then paid_at end,
    'on_the_way', fulfilled_at,
    'delivered', case when stage = 'delivered' then coalesce(delivered_at, fulfilled_at + interval '6 hours') end,
    'canceled', cancelled_at));

-- The status says the same as the stage, only less of it.
alter table order_parts add constraint order_parts_stage_and_status check (
  order_status = case
    when stage in ('placed', 'accepted', 'ready') then 'pending'
    when stage in ('on_the_way', 'delivered') then 'fulfilled'
    else 'cancelled'
  end
);

-- What rings in a kitchen: what waits for an answer, and until somebody looks what was accepted by itself or was
-- canceled by the customer.
drop index order_parts_waiting;
create index order_parts_waiting on order_parts (restaurant_id, cookable_at, id)
  where answer_by is not null
    or (seen_at is null and (stage = 'accepted' or (stage = 'canceled' and ended_by = 'customer')));
create index order_parts_to_answer on order_parts (answer_by) where answer_by is not null;
create index order_parts_on_the_way on order_parts (fulfilled_at) where stage = 'on_the_way';

-- Cash is booked when it changes hands, under kinds of its own.
alter table money_ledger
  drop constraint money_ledger_kind_check,
  add constraint money_ledger_kind_check check (kind in ('charge', 'refund', 'refund_reversal', 'cash', 'cash_return'));
