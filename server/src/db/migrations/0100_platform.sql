-- Extensions that ship with every PostgreSQL: distances on the globe and forgiving text search.
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Secrets the instances of one installation must agree on.
create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- What an administrator sets for the whole marketplace.
create table platform_settings (
  only_row boolean primary key default true check (only_row),
  reach_km double precision not null default 10 check (reach_km between 1 and 100),
  -- Null: as ANSWER_MINUTES says.
  answer_minutes integer check (answer_minutes between 1 and 1440),
  max_delivery_fee_paisa integer not null default 100000 check (max_delivery_fee_paisa between 0 and 100000000),
  -- The marketplace's terms, as an administrator wrote them; null: the standard text.
  terms_text text,
  terms_changed_at timestamptz
);
insert into platform_settings default values;

create table audit_log (
  id bigint primary key generated always as identity,
  actor_id integer not null,
  action text not null,
  subject_kind text not null,
  subject_id bigint not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- From where a deed was done; null for what the program did by itself.
  address text
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, action, created_at desc);
create index audit_log_address on audit_log (address text_pattern_ops, created_at desc) where address is not null;

-- Processes that work off jobs. One that has not been seen for a while is dead, and its jobs are given to others.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- One row per mail, written with the job that sends it: a handler that runs twice writes no second mail, and a
-- mail that was handed over is not handed over again.
create table mails (
  mail_key text primary key check (length(mail_key) between 1 and 200),
  -- While one worker hands it over, no other does.
  claimed_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails_age on mails (created_at);
-- Few at any time: what a process that starts alone has to release.
create index mails_unsent on mails (mail_key) where sent_at is null;

-- Mails of the embedded mail adapter, shown at /dev/mailbox. mail_key keeps a retried job from sending twice.
create table outbox_mails (
  id bigint primary key generated always as identity,
  mail_key text not null constraint outbox_mails_job_id_key unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
create index outbox_mails_recipient on outbox_mails (recipient, id desc);

-- Keys of all creating calls, each with the answer it had.
create table idempotency_keys (
  scope text not null check (length(scope) <= 60),
  endpoint text not null,
  key text not null check (length(key) between 1 and 100),
  request_hash bytea not null,
  -- Written in the transaction that does the work: seen from outside, a key always has its answer.
  status smallint,
  answer text,
  created_at timestamptz not null default now(),
  primary key (scope, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
