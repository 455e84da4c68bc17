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
