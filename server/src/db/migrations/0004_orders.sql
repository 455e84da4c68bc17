-- An account has one cart, keyed by the user; a guest's is reached by its identifier alone.
create table carts (
  id integer primary key generated always as identity,
  cart_key text unique check (length(cart_key) = 30),
  user_id integer unique references users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((cart_key is null) <> (user_id is null))
);
create index carts_stale_guests on carts (updated_at) where user_id is null;

create table cart_items (
  id integer primary key generated always as identity,
  cart_id integer not null references carts on delete cascade,
  dish_id integer not null references dishes,
  portion_size text not null,
  spice_level text not null,
  qty smallint not null check (qty between 1 and 99),
  -- What the customer saw when adding, to tell them when it has changed.
  unit_price_paisa integer not null check (unit_price_paisa >= 0),
  is_voice boolean not null default false,
  created_at timestamptz not null default now(),
  unique (cart_id, dish_id, portion_size, spice_level)
);
create index cart_items_dish on cart_items (dish_id);

create table riders (
  id integer primary key generated always as identity,
  restaurant_id integer not null references restaurants,
  name text not null,
  email text not null,
  phone_number text not null,
  status text not null default 'available' check (status in ('available', 'in delivery')),
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create index riders_restaurant on riders (restaurant_id, id) where deleted_at is null;

create table orders (
  id integer primary key generated always as identity,
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
  total_paisa bigint not null check (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa - saved_paisa),
  refunded_paisa bigint not null default 0 check (refunded_paisa between 0 and total_paisa),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  tracking_token text not null,
  is_voice boolean not null default false,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);
create index orders_customer on orders (user_id, id desc);
create index orders_unpaid on orders (created_at) where payment_status in ('pending', 'failed');

-- What one restaurant has to cook of an order, with its share of the fees.
create table order_parts (
  id integer primary key generated always as identity,
  order_id integer not null references orders,
  restaurant_id integer not null references restaurants,
  order_status text not null default 'pending' check (order_status in ('pending', 'fulfilled', 'cancelled')),
  sub_total_paisa bigint not null check (sub_total_paisa >= 0),
  tax_fee_paisa bigint not null check (tax_fee_paisa >= 0),
  service_fee_paisa bigint not null check (service_fee_paisa >= 0),
  saved_paisa bigint not null default 0 check (saved_paisa >= 0),
  total_paisa bigint not null check (total_paisa = sub_total_paisa + tax_fee_paisa + service_fee_paisa - saved_paisa),
  -- Copied from the order when it is paid, so that a restaurant's figures come from one index.
  paid_at timestamptz,
  refunded_at timestamptz,
  fulfilled_at timestamptz,
  cancelled_at timestamptz,
  delivered_at timestamptz,
  rider_id integer references riders,
  rider_secret text,
  created_at timestamptz not null default now(),
  unique (order_id, restaurant_id)
);
create index order_parts_restaurant on order_parts (restaurant_id, id desc);
create index order_parts_revenue on order_parts (restaurant_id, created_at) include (sub_total_paisa)
  where paid_at is not null and order_status <> 'cancelled';
create index order_parts_open_delivery on order_parts (rider_id)
  where rider_id is not null and delivered_at is null and order_status <> 'cancelled';

-- A snapshot: titles and prices as they were when the order was placed.
create table order_items (
  id integer primary key generated always as identity,
  part_id integer not null references order_parts,
  dish_id integer not null references dishes,
  title text not null,
  slug text not null,
  image text,
  portion_size text not null,
  spice_level text not null,
  qty smallint not null check (qty between 1 and 99),
  unit_price_paisa integer not null check (unit_price_paisa >= 0),
  total_paisa bigint not null check (total_paisa = unit_price_paisa::bigint * qty)
);
create index order_items_part on order_items (part_id, id);
create index order_items_dish on order_items (dish_id);

create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 1 and 100),
  body_hash bytea not null,
  order_id integer references orders,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table restaurant_notifications (
  id integer primary key generated always as identity,
  restaurant_id integer not null references restaurants,
  order_item_id integer not null references order_items,
  seen_at timestamptz,
  created_at timestamptz not null default now()
);
create index restaurant_notifications_list on restaurant_notifications (restaurant_id, id desc);
create index restaurant_notifications_item on restaurant_notifications (order_item_id);

create table customer_notifications (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  order_id integer references orders,
  title text not null,
  message text not null,
  seen_at timestamptz,
  created_at timestamptz not null default now()
);
create index customer_notifications_list on customer_notifications (user_id, id desc);
create index customer_notifications_order on customer_notifications (order_id);
