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

-- So that people recognise their sign-ins.
alter table refresh_families add column address text, add column user_agent text;

-- From where a deed was done; null in entries made before this and for what the program did by itself.
alter table audit_log add column address text;
