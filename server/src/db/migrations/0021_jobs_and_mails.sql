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

alter table outbox_mails rename column job_id to mail_key;
