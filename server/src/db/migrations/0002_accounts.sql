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
  check ((latitude is null) = (longitude is null))
);
create index users_search on users using gin ((name || ' ' || email) gin_trgm_ops);

-- One sign-in. Its refresh tokens are derived from id and generation, so none is stored.
create table refresh_families (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
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
