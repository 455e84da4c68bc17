create table categories (
  id integer primary key generated always as identity,
  title text not null check (length(title) between 1 and 100),
  image text,
  position integer not null default 0,
  weather_tags text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index categories_title on categories (lower(title));

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
  decided_at timestamptz
);
-- A user has at most one restaurant that lives or waits; declined requests stay as history.
create unique index restaurants_owner on restaurants (owner_id) where status <> 'declined';
create index restaurants_nearby on restaurants using gist (location) where status = 'approved';
create index restaurants_best on restaurants ((rating_sum::float8 / greatest(rating_count, 1)) desc, id)
  where status = 'approved';
create index restaurants_status on restaurants (status, id desc);

-- The short lists of a dish are always read and replaced with it, so they live in its row.
create table dishes (
  id integer primary key generated always as identity,
  did text not null unique,
  slug text not null unique,
  restaurant_id integer not null references restaurants,
  category_id integer not null references categories,
  title text not null check (length(title) between 1 and 100),
  description text not null,
  tags text[] not null default '{}',
  image text,
  price_paisa integer not null check (price_paisa between 0 and 100000000),
  old_price_paisa integer check (old_price_paisa between 0 and 100000000),
  stock_qty integer not null check (stock_qty between 0 and 100000),
  status text not null default 'live' check (status in ('live', 'in-active', 'in-review')),
  portions jsonb not null default '[]',       -- [{ "size_name": text, "price_paisa": int }]
  spice_levels jsonb not null default '[]',   -- [{ "level_name": text, "additional_price_paisa": int }]
  specifications jsonb not null default '[]', -- [{ "title": text, "content": text }]
  gallery jsonb not null default '[]',        -- [ "/media/…" ]
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  orders_count integer not null default 0 check (orders_count >= 0),
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index dishes_menu on dishes (restaurant_id, category_id, id) where deleted_at is null;
create index dishes_category on dishes (category_id);

create table reviews (
  id integer primary key generated always as identity,
  dish_id integer not null references dishes,
  restaurant_id integer not null references restaurants,
  user_id integer not null references users,
  rating smallint not null check (rating between 1 and 5),
  review text not null check (length(review) between 1 and 1000),
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  unique (dish_id, user_id)
);
create index reviews_dish on reviews (dish_id, id desc);
create index reviews_restaurant on reviews (restaurant_id, id desc);
