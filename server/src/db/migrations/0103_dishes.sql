create table categories (
  id integer primary key generated always as identity,
  title text not null check (length(title) between 1 and 100),
  image text,
  position integer not null default 0,
  weather_tags text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index categories_title on categories (lower(title));

-- Responses carry rupees, rows carry paisa: the short lists of a dish are turned once per write, not once per read.
-- Stored columns are computed with these functions, so they stand here and not in functions/: who changes one also
-- needs a migration that stores the columns anew.
create function portions_wire(portions jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'size_name', p ->> 'size_name', 'price', (p ->> 'price_paisa')::float8 / 100,
    'sold_out_until', p ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(portions) with ordinality as rows (p, place)
$$;

create function spice_levels_wire(spice_levels jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'level_name', s ->> 'level_name', 'additional_price', (s ->> 'additional_price_paisa')::float8 / 100,
    'sold_out_until', s ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(spice_levels) with ordinality as rows (s, place)
$$;

create function gallery_wire(gallery jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object('image', image) order by place), '[]')
  from jsonb_array_elements_text(gallery) with ordinality as rows (image, place)
$$;

-- The short lists of a dish are always read and replaced with it, so they live in its row.
create table dishes (
  id integer primary key generated always as identity,
  did text not null unique,
  slug text not null unique,
  restaurant_id integer not null references restaurants,
  -- A deleted dish is kept for its past orders and hidden for ever: it does not hold on to a category.
  category_id integer references categories,
  title text not null check (length(title) between 1 and 100),
  description text not null,
  tags text[] not null default '{}',
  image text,
  price_paisa integer not null check (price_paisa between 0 and 100000000),
  old_price_paisa integer check (old_price_paisa between 0 and 100000000),
  stock_qty integer not null check (stock_qty between 0 and 100000),
  status text not null default 'live' check (status in ('live', 'in-active', 'in-review')),
  -- A portion and a spice level may carry "sold_out_until", as the dish does.
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
  updated_at timestamptz not null default now(),
  portions_json json generated always as
    (case portions when '[]' then '[]'::json else portions_wire(portions) end) stored,
  spice_levels_json json generated always as
    (case spice_levels when '[]' then '[]'::json else spice_levels_wire(spice_levels) end) stored,
  gallery_json json generated always as
    (case gallery when '[]' then '[]'::json else gallery_wire(gallery) end) stored,
  -- Written by a trigger (functions/search-dishes.sql).
  search tsvector,
  -- Why a dish is being reviewed, for its owner, and what it goes back to.
  review_reason text check (length(review_reason) between 1 and 500),
  status_before_review text check (status_before_review in ('live', 'in-active')),
  -- Out of stock for a while, whatever the count says; it comes back by itself.
  sold_out_until timestamptz,
  constraint dishes_category_known check (category_id is not null or deleted_at is not null)
)
-- Every order changes the stock of its dishes, which no index knows of. With room on the page the new version stays
-- beside the old one, and no index has to be written, of which searching is the dearest.
with (fillfactor = 80);
create index dishes_menu on dishes (restaurant_id, category_id, id) where deleted_at is null;
-- The menu without its hidden dishes, in the order it is shown.
create index dishes_live_menu on dishes (restaurant_id, category_id, id)
  where deleted_at is null and status = 'live';
create index dishes_category on dishes (category_id);
create index dishes_in_review on dishes (id) where status = 'in-review' and deleted_at is null;
-- Read far oftener than written: no list of pending entries that every search would have to go through.
create index dishes_search on dishes using gin (search) with (fastupdate = off)
  where deleted_at is null and status = 'live';

-- How many portions a kitchen cooks a day. The stock is set to it when the kitchen's day begins.
create table day_portions (
  dish_id integer primary key references dishes on delete cascade,
  portions integer not null check (portions between 0 and 100000),
  -- The kitchen's day that the stock counts for.
  day date not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- When to look whether a new day has begun: at the end, or at once after the restaurant changed its hours.
  due_at timestamptz not null
);
create index day_portions_due on day_portions (due_at);

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
  -- Whether the reviewer had the dish: such reviews come first. Set when the review is written, or when the order is
  -- handed over later.
  has_ordered boolean not null default false,
  unique (dish_id, user_id)
);
create index reviews_dish on reviews (dish_id, has_ordered desc, id desc);
create index reviews_restaurant on reviews (restaurant_id, id desc);
-- Whose reviews carry a name or picture that changes.
create index reviews_user on reviews (user_id);
create index reviews_of_user_by_day on reviews (user_id, created_at);
