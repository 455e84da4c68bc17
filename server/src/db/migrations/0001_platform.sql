-- Extensions that ship with every PostgreSQL: distances on the globe and forgiving text search.
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Secrets the instances of one installation must agree on.
create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Mails of the embedded mail adapter, shown at /dev/mailbox. job_id keeps a retried job from sending twice.
create table outbox_mails (
  id integer primary key generated always as identity,
  job_id text not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
create index outbox_mails_recipient on outbox_mails (recipient, id desc);

create table audit_log (
  id integer primary key generated always as identity,
  actor_id integer not null,
  action text not null,
  subject_kind text not null,
  subject_id integer not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
