-- Devices that somebody is told on while no page is open: of an account, or of a rider's own page.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id integer references users on delete cascade,
  -- The sign-in it was added in: when that ends, nothing is sent to it any more.
  family_id uuid references refresh_families on delete cascade,
  rider_id integer references riders on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  name text not null check (length(name) between 1 and 50),
  -- What a rider reads, who has no account that says so.
  language text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((user_id is null) <> (rider_id is null)),
  check (family_id is null or user_id is not null)
);
-- A browser belongs to whoever has registered it last; the rider who uses it may be signed in as a customer, too.
create unique index push_devices_of_account on push_devices (endpoint) where user_id is not null;
create unique index push_devices_of_rider on push_devices (endpoint) where rider_id is not null;
create index push_devices_user on push_devices (user_id) where user_id is not null;
create index push_devices_rider on push_devices (rider_id) where rider_id is not null;
create index push_devices_family on push_devices (family_id) where family_id is not null;

-- What was told, by its cause, and what was sent of it, by cause and device: a job that runs twice sends once.
create table pushes (
  push_key text primary key check (length(push_key) <= 200),
  created_at timestamptz not null default now()
);
create index pushes_age on pushes (created_at);
