create table users (
  id integer primary key generated always as identity,
  email text not null unique check (email = lower(email) and length(email) between 5 and 50),
  name text not null check (length(name) between 1 and 50),
  password_hash text not null,
  is_verified boolean not null default false,
  is_admin boolean not null default false,
  blocked_at timestamptz,
  -- Raised by a password change or reset: access tokens issued before are refused at once.
  token_version integer not null default 0,
  phone text,
  image text,
  about text,
  city text,
  address text,
  country text,
  state text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  -- When the account will be emptied, unless its holder signs in before, and when that happened.
  delete_at timestamptz,
  deleted_at timestamptz,
  -- After a reset the next sign-in shows what else opens the account. The flag waits here for a sign-in with the new
  -- password, which takes it over: a passkey that somebody else has added cannot dismiss it.
  security_review_due boolean not null default false,
  check ((latitude is null) = (longitude is null))
);
create index users_search on users using gin ((name || ' ' || email) gin_trgm_ops);
create index users_joined on users (created_at desc, id desc);
create index users_to_delete on users (delete_at) where delete_at is not null;

-- One sign-in. Its refresh tokens are derived from id and generation, so none is stored.
create table refresh_families (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  -- So that people recognise their sign-ins.
  address text,
  user_agent text,
  security_review_due boolean not null default false
);
create index refresh_families_user on refresh_families (user_id) where revoked_at is null;
create index refresh_families_expiry on refresh_families (expires_at);

-- Mailed links, stored hashed.
create table mailed_links (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index mailed_links_user on mailed_links (user_id, purpose);
create index mailed_links_expiry on mailed_links (expires_at);

-- Failed sign-ins, counted per account and address, per address, per account and per known browser. The key is a keyed
-- hash of what is counted: the table says nothing about who tries to be whom.
create table sign_in_failures (
  key bytea primary key,
  failures integer not null,
  blocked_until timestamptz,
  forget_at timestamptz not null
);
create index sign_in_failures_forget on sign_in_failures (forget_at);

-- A second factor: the secret is kept encrypted. It counts once confirmed_at is set; last_step keeps a code from being
-- used twice.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Passkeys: the public half of a key that never leaves the holder's device.
create table passkeys (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Grows with each use on devices that count, stays 0 on all others.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- A challenge says by itself, signed, what it is for and until when; here are those that were used, as each works once.
create table spent_challenges (
  challenge bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);

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
