-- Where a customer has food brought to. Orders keep their own copy, so these may change and go at any time.
create table saved_addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  label text not null check (length(label) between 1 and 40),
  address text not null check (length(address) between 3 and 200),
  city text not null check (length(city) between 2 and 60),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  note text check (length(note) between 1 and 300),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create index saved_addresses_of_user on saved_addresses (user_id, id);
create unique index one_default_address on saved_addresses (user_id) where is_default;
