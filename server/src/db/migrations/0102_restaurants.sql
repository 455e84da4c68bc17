create table restaurants (
  id integer primary key generated always as identity,
  owner_id integer not null references users,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'suspended')),
  status_reason text,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique,
  email text not null,
  phone_number text not null,
  description text,
  address text,
  image text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- A point on the globe in metres, so that the nearest come from the index across every meridian.
  location earth not null generated always as (ll_to_earth(latitude, longitude)) stored,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Nobody can run a kitchen whose owner is blocked; its status stays, so that it comes back as it was.
  is_owner_blocked boolean not null default false,
  -- The one answer to whether customers may see a restaurant, its dishes and order from it.
  is_public boolean not null generated always as (status = 'approved' and not is_owner_blocked) stored,
  -- The name folded so that names a reader would take for the same are equal. Computed by the domain; null where that
  -- has not happened yet. Not unique: restaurants may share one.
  name_key text
);
-- A user has at most one restaurant that lives or waits; declined requests stay as history.
create unique index restaurants_owner on restaurants (owner_id) where status <> 'declined';
create index restaurants_owner_requests on restaurants (owner_id, id desc);
create index restaurants_nearby on restaurants using gist (location) where is_public;
create index restaurants_best on restaurants ((rating_sum::float8 / greatest(rating_count, 1)) desc, id)
  where is_public;
-- How many restaurants everybody sees is counted along this, up to a bound. Along the index of the best ones each of
-- them was read from a page of its own, and the more there are, the fewer of these pages are at hand.
create index restaurants_public on restaurants (id) where is_public;
-- The map asks for the restaurants in its visible part.
create index restaurants_on_map on restaurants using gist (point(longitude, latitude)) where is_public;
-- The administrator's lists are sorted by the date they show.
create index restaurants_waiting on restaurants (status, created_at, id);
create index restaurants_decided on restaurants (status, coalesce(decided_at, created_at) desc, id desc);
create index restaurants_search on restaurants using gin ((name || ' ' || email) gin_trgm_ops);
create index restaurants_name_key on restaurants (name_key);
create index restaurants_without_name_key on restaurants (id) where name_key is null;

-- What a restaurant offers and asks. One without a row sells at any hour, to anyone within reach.
create table restaurant_terms (
  restaurant_id integer primary key references restaurants on delete cascade,
  opening_hours jsonb not null default '[]', -- [{ "day": 0-6, "opens": "HH:MM", "closes": "HH:MM" }]
  closed_days jsonb not null default '[]',   -- [{ "date": "YYYY-MM-DD", "reason"?: text }]
  time_zone text,
  paused_until timestamptz,
  -- An administrator's pause, which the owner cannot lift.
  admin_paused_until timestamptz,
  admin_pause_reason text,
  prep_minutes smallint not null default 25 check (prep_minutes between 1 and 240),
  busy_extra_minutes smallint not null default 0 check (busy_extra_minutes between 0 and 120),
  busy_until timestamptz,
  auto_accept boolean not null default true,
  offers_delivery boolean not null default true,
  offers_pickup boolean not null default false,
  accepts_cash boolean not null default false,
  delivery_radius_km double precision not null default 10 check (delivery_radius_km between 0.1 and 100),
  delivery_polygon jsonb,                    -- GeoJSON
  delivery_fee_paisa integer not null default 0 check (delivery_fee_paisa between 0 and 100000000),
  fee_per_km_paisa integer not null default 0 check (fee_per_km_paisa between 0 and 100000000),
  free_delivery_from_paisa integer check (free_delivery_from_paisa between 0 and 100000000),
  minimum_order_paisa integer not null default 0 check (minimum_order_paisa between 0 and 100000000),
  preorder_days smallint not null default 0 check (preorder_days between 0 and 30),
  slot_minutes smallint not null default 30 check (slot_minutes between 10 and 240),
  slot_capacity smallint check (slot_capacity between 1 and 1000),
  -- Null until the owner saved terms: an administrator's pause alone promises nothing.
  saved_at timestamptz,
  -- Parts that expired one after another, none answered between; after three the kitchen is paused.
  unanswered_in_row smallint not null default 0,
  check (offers_delivery or offers_pickup)
);

-- How many live orders a slot holds. One row per slot is what two buyers of the last place wait for.
create table slot_bookings (
  restaurant_id integer not null references restaurants on delete cascade,
  starts_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (restaurant_id, starts_at)
);

create table riders (
  id integer primary key generated always as identity,
  restaurant_id integer not null references restaurants,
  name text not null,
  email text not null,
  phone_number text not null,
  status text not null default 'available' check (status in ('available', 'in delivery')),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- The secret in the address of a rider's own page, which shows all their open deliveries. Owners can renew it.
  rider_key text not null default replace(gen_random_uuid()::text, '-', '')
);
create index riders_restaurant on riders (restaurant_id, id) where deleted_at is null;
create unique index riders_rider_key on riders (rider_key);
