-- Failed sign-ins, counted per account and address, per address, per account and per known browser. The key is a keyed
-- hash of what is counted: the table says nothing about who tries to be whom.
create table sign_in_failures (
  key bytea primary key,
  failures integer not null,
  blocked_until timestamptz,
  forget_at timestamptz not null
);
create index sign_in_failures_forget on sign_in_failures (forget_at);
