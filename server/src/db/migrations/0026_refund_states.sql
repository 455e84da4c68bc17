-- A refund is booked when the provider says that it succeeded; until then it is asked about.
alter table refunds
  add column state text not null default 'requested'
    check (state in ('requested', 'pending', 'succeeded', 'failed')),
  add column reason text;
update refunds set state = 'succeeded' where done_at is not null;
create index refunds_unfinished on refunds (id) where state in ('requested', 'pending');
create index refunds_at_provider on refunds (provider_refund_id) where provider_refund_id is not null;

-- A refund may fail after it succeeded: the money comes back.
alter table money_ledger drop constraint money_ledger_kind_check;
alter table money_ledger add constraint money_ledger_kind_check
  check (kind in ('charge', 'refund', 'refund_reversal'));
create index money_ledger_age on money_ledger (provider, created_at);

-- Held: money came in that is not what was asked for. Somebody has to look at it; the order is not paid by it.
alter table payment_sessions drop constraint payment_sessions_status_check;
alter table payment_sessions add constraint payment_sessions_status_check
  check (status in ('opening', 'open', 'paid', 'failed', 'expired', 'held'));

alter table test_payments add column paid_at timestamptz;

-- What the ledger and the provider do not agree on, and what the provider says that a person has to deal with.
create table payment_problems (
  id integer primary key generated always as identity,
  kind text not null,
  provider text not null,
  -- The provider's name for the payment, refund or dispute.
  reference text not null,
  order_id integer references orders,
  amount_paisa bigint,
  note text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider, kind, reference)
);
create index payment_problems_open on payment_problems (id desc) where settled_at is null;
create index payment_problems_order on payment_problems (order_id);

-- When the ledger was last compared with a provider.
create table payment_checks (
  provider text primary key,
  checked_at timestamptz not null,
  movements integer not null,
  differences integer not null
);
