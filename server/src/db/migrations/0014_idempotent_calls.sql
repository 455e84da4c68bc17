-- Keys of all creating calls, not of orders alone, each with the answer it had. Those of before may go: they only
-- spared an order that is sent twice within minutes, and that one finds its cart empty.
drop table idempotency_keys;

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
