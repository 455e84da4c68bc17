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
  check (offers_delivery or offers_pickup)
);

-- How many live orders a slot holds. One row per slot is what two buyers of the last place wait for.
create table slot_bookings (
  restaurant_id integer not null references restaurants on delete cascade,
  starts_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (restaurant_id, starts_at)
);

-- What an administrator sets for the whole marketplace.
create table platform_settings (
  only_row boolean primary key default true check (only_row),
  reach_km double precision not null default 10 check (reach_km between 1 and 100),
  -- Null: as ANSWER_MINUTES says.
  answer_minutes integer check (answer_minutes between 1 and 1440),
  max_delivery_fee_paisa integer not null default 100000 check (max_delivery_fee_paisa between 0 and 100000000)
);
insert into platform_settings default values;
