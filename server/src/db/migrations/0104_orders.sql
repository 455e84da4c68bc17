-- An account has one cart, keyed by the user; a guest's is reached by its identifier alone.
create table carts (
  id bigint primary key generated always as identity,
  cart_key text unique check (length(cart_key) = 30),
  user_id integer unique references users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((cart_key is null) <> (user_id is null))
);
create index carts_stale_guests on carts (updated_at) where user_id is null;

create table cart_items (
  id bigint primary key generated always as identity,
  cart_id bigint not null references carts on delete cascade,
  dish_id integer not null references dishes,
  portion_size text not null,
  spice_level text not null,
  qty smallint not null check (qty between 1 and 99),
  -- What the customer saw when adding, to tell them when it has changed.
  unit_price_paisa integer not null check (unit_price_paisa >= 0),
  is_voice boolean not null default false,
  created_at timestamptz not null default now(),
  -- How the dish is to be made ("no onions"): it goes when the line goes, and only its kitchen reads it.
  note text,
  unique (cart_id, dish_id, portion_size, spice_level)
);
create index cart_items_dish on cart_items (dish_id);

create table orders (
  id bigint primary key generated always as identity,
  oid text not null unique,
  user_id integer references users,
  full_name text not null,
  mobile text not null,
  address text not null,
  city text not null,
  sub_total_paisa bigint not null check (sub_total_paisa >= 0),
  tax_fee_paisa bigint not null check (tax_fee_paisa >= 0),
  service_fee_paisa bigint not null check (service_fee_paisa >= 0),
  saved_paisa bigint not null default 0 check (saved_paisa >= 0),
  total_paisa bigint not null,
  refunded_paisa bigint not null default 0
    constraint orders_check1 check (refunded_paisa between 0 and total_paisa),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  tracking_token text not null,
  is_voice boolean not null default false,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  -- Who holds portions without paying: a keyed hash of the address, never the address itself.
  placed_from text,
  -- How the customer wants the order, of what the restaurant's terms allow.
  fulfilment text not null default 'delivery' check (fulfilment in ('delivery', 'pickup')),
  payment_method text not null default 'card' check (payment_method in ('card', 'cash')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  note text check (length(note) between 1 and 300),
  deliver_at timestamptz,
  delivery_fee_paisa bigint not null default 0 check (delivery_fee_paisa >= 0),
  -- What a customer sees of an order whose restaurants each have a status of their own; kept by a trigger.
  order_status text not null default 'pending' check (order_status in ('pending', 'fulfilled', 'cancelled')),
  constraint orders_total check
    (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa + delivery_fee_paisa - saved_paisa),
  constraint orders_pin check ((latitude is null) = (longitude is null))
)
-- A deep page passes over the rows before it in the index alone, as long as vacuum has noted that all may see them.
-- By default it comes when a fifth of a table is new, which can be years of orders; it reads only what has changed.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index orders_customer on orders (user_id, id desc);
create index orders_unpaid on orders (created_at) where payment_status in ('pending', 'failed');
create index orders_held_by_address on orders (placed_from)
  where placed_from is not null and payment_status in ('pending', 'failed');
-- The unpaid cash orders an account has open are counted whenever it wants one more.
create index orders_cash on orders (user_id) where payment_method = 'cash' and payment_status = 'pending';

-- What one restaurant has to cook of an order, with its share of the fees.
create table order_parts (
  id bigint primary key generated always as identity,
  order_id bigint not null references orders,
  restaurant_id integer not null references restaurants,
  order_status text not null default 'pending' check (order_status in ('pending', 'fulfilled', 'cancelled')),
  sub_total_paisa bigint not null check (sub_total_paisa >= 0),
  tax_fee_paisa bigint not null check (tax_fee_paisa >= 0),
  service_fee_paisa bigint not null check (service_fee_paisa >= 0),
  saved_paisa bigint not null default 0 check (saved_paisa >= 0),
  total_paisa bigint not null,
  -- Copied from the order when it is paid, so that a restaurant's figures come from one index.
  paid_at timestamptz,
  refunded_at timestamptz,
  fulfilled_at timestamptz,
  cancelled_at timestamptz,
  delivered_at timestamptz,
  rider_id integer references riders,
  rider_secret text,
  created_at timestamptz not null default now(),
  -- Set when the end of a delivery was taken note of and its rider freed, so that it happens once: owners may
  -- change a rider's status by hand afterwards.
  rider_released_at timestamptz,
  -- When somebody at the restaurant first looked at a part that can be cooked. Until then it rings there.
  seen_at timestamptz,
  -- How often a rider was mailed about this delivery.
  rider_mails smallint not null default 0,
  -- How far the restaurant is with it, beside the status that calls without stages show.
  stage text not null default 'placed' check
    (stage in ('placed', 'accepted', 'ready', 'on_the_way', 'delivered', 'declined', 'expired', 'canceled')),
  stage_times jsonb not null default '{}',
  promised_at timestamptz,
  -- Since when it can be cooked: paid by card, or ordered in cash.
  cookable_at timestamptz,
  -- Until when the restaurant has to answer; null when no answer is waited for.
  answer_by timestamptz,
  ended_by text check (ended_by in ('customer', 'kitchen', 'clock', 'administrator')),
  reason text check (length(reason) between 1 and 500),
  -- The terms it was placed under.
  auto_accept boolean not null default true,
  prep_minutes smallint check (prep_minutes > 0),
  slot_ends_at timestamptz,
  delivery_fee_paisa bigint not null default 0 check (delivery_fee_paisa >= 0),
  -- A rider's secret ends with the delivery. What is left is its hash, for a week, so that a phone that repeats
  -- "Delivered" after it was without network gets its answer.
  ended_rider_secret bytea,
  unique (order_id, restaurant_id),
  constraint order_parts_total check
    (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa + delivery_fee_paisa - saved_paisa),
  -- The status says the same as the stage, only less of it.
  constraint order_parts_stage_and_status check (
    order_status = case
      when stage in ('placed', 'accepted', 'ready') then 'pending'
      when stage in ('on_the_way', 'delivered') then 'fulfilled'
      else 'cancelled'
    end
  )
)
-- As for orders.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index order_parts_restaurant on order_parts (restaurant_id, id desc);
-- Every open page of an owner asks once a minute for what is pending: that must not cost a walk through all the
-- orders a restaurant ever had.
create index order_parts_by_status on order_parts (restaurant_id, order_status, id desc);
create index order_parts_revenue on order_parts (restaurant_id, created_at) include (sub_total_paisa)
  where paid_at is not null and order_status <> 'cancelled';
-- The marketplace's figures by month and by restaurant come from this index alone.
create index order_parts_sales on order_parts (created_at) include (restaurant_id, sub_total_paisa)
  where paid_at is not null and order_status <> 'cancelled';
-- What rings in a kitchen: what waits for an answer, and until somebody looks what was accepted by itself or ended
-- without the kitchen.
create index order_parts_ringing on order_parts (restaurant_id, cookable_at, id)
  where answer_by is not null
    or (seen_at is null and cookable_at is not null
      and (stage = 'accepted' or (stage in ('canceled', 'expired') and ended_by in ('customer', 'clock', 'administrator'))));
create index order_parts_to_answer on order_parts (answer_by) where answer_by is not null;
create index order_parts_on_the_way on order_parts (fulfilled_at) where stage = 'on_the_way';
create index order_parts_open_delivery on order_parts (rider_id)
  where rider_id is not null and delivered_at is null and order_status <> 'cancelled';
create index order_parts_rider_to_release on order_parts (fulfilled_at)
  where rider_id is not null and rider_released_at is null;
create index order_parts_ended_secrets on order_parts (rider_released_at) where ended_rider_secret is not null;

-- A snapshot: titles and prices as they were when the order was placed.
create table order_items (
  id bigint primary key generated always as identity,
  part_id bigint not null references order_parts,
  dish_id integer not null references dishes,
  title text not null,
  slug text not null,
  image text,
  portion_size text not null,
  spice_level text not null,
  qty smallint not null check (qty between 1 and 99),
  unit_price_paisa integer not null check (unit_price_paisa >= 0),
  total_paisa bigint not null check (total_paisa = unit_price_paisa::bigint * qty),
  note text
);
create index order_items_part on order_items (part_id, id);
create index order_items_dish on order_items (dish_id);

-- The newest position per part (or of the order, while it is not known whose rider sends), for those who join
-- late. Rows go when the delivery is over; expires_at is the latest moment a row may exist.
create table rider_positions (
  order_id bigint not null references orders on delete cascade,
  part_id bigint references order_parts on delete cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m real,
  recorded_at timestamptz not null,
  expires_at timestamptz not null,
  -- A position belongs to the rider who sent it: after a delivery went to another rider it must not be shown under
  -- the new name. Null while no rider is assigned.
  rider_id integer references riders,
  unique nulls not distinct (order_id, part_id)
) with (fillfactor = 70);
create index rider_positions_expiry on rider_positions (expires_at);
create index rider_positions_part on rider_positions (part_id);
create index rider_positions_rider on rider_positions (rider_id);
