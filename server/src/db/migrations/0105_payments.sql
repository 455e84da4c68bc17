-- One visit of a customer to the provider's payment page. A new one is opened only when the last is over, so an
-- order has at most one page on which it can be paid.
create table payment_sessions (
  id bigint primary key generated always as identity,
  order_id bigint not null references orders,
  -- Which providers exist is the program's knowledge; the database only keeps which one an order was opened with.
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- Sent to the provider when opening: the same key always opens the same session.
  session_key text not null unique,
  -- Unknown until the provider has answered.
  provider_session_id text,
  url text,
  -- The parts this payment is for; parts canceled before are left out.
  part_ids bigint[] not null check (cardinality(part_ids) > 0),
  amount_paisa bigint not null check (amount_paisa > 0),
  -- Held: money came in that is not what was asked for. Somebody has to look at it; the order is not paid by it.
  status text not null default 'opening' check (status in ('opening', 'open', 'paid', 'failed', 'expired', 'held')),
  provider_payment_id text,
  return_origin text not null,
  expires_at timestamptz not null,
  -- When the provider was last asked.
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (provider, provider_session_id),
  unique (provider, provider_payment_id)
);
create unique index payment_sessions_one_open on payment_sessions (order_id) where status in ('opening', 'open');
create index payment_sessions_order on payment_sessions (order_id, id desc);
create index payment_sessions_unfinished on payment_sessions (checked_at) where status in ('opening', 'open');

-- The provider may tell the same thing twice; it is heard once.
create table payment_events (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 255),
  kind text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_age on payment_events (received_at);

-- Money to give back: the share of a canceled part, or (without a part) a payment that came on top of another.
create table refunds (
  id bigint primary key generated always as identity,
  order_id bigint not null references orders,
  part_id bigint references order_parts,
  session_id bigint not null references payment_sessions,
  amount_paisa bigint not null check (amount_paisa > 0),
  provider_refund_id text,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  -- A refund is booked when the provider says that it succeeded; until then it is asked about.
  state text not null default 'requested' check (state in ('requested', 'pending', 'succeeded', 'failed')),
  reason text
);
create unique index refunds_once_per_part on refunds (part_id) where part_id is not null;
create unique index refunds_once_per_session on refunds (session_id) where part_id is null;
create index refunds_order on refunds (order_id);
create index refunds_session on refunds (session_id);
create index refunds_unfinished on refunds (id) where state in ('requested', 'pending');
create index refunds_at_provider on refunds (provider_refund_id) where provider_refund_id is not null;

-- Every movement of money the provider has confirmed. Written once, never changed: the sums prove that no order
-- was charged or refunded twice.
create table money_ledger (
  id bigint primary key generated always as identity,
  order_id bigint not null references orders,
  part_id bigint references order_parts,
  -- A refund may fail after it succeeded: the money comes back. Cash is booked when it changes hands, under kinds of
  -- its own.
  kind text not null check (kind in ('charge', 'refund', 'refund_reversal', 'cash', 'cash_return')),
  amount_paisa bigint not null check (amount_paisa > 0),
  provider text not null,
  provider_reference text not null,
  created_at timestamptz not null default now(),
  unique (provider, kind, provider_reference)
);
create index money_ledger_order on money_ledger (order_id, id);
create index money_ledger_part on money_ledger (part_id);
create index money_ledger_age on money_ledger (provider, created_at);

-- What the ledger and the provider do not agree on, and what the provider says that a person has to deal with.
create table payment_problems (
  id bigint primary key generated always as identity,
  kind text not null,
  provider text not null,
  -- The provider's name for the payment, refund or dispute.
  reference text not null,
  order_id bigint references orders,
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

-- What the embedded test provider knows; a real provider keeps this at its own place.
create table test_payments (
  session_id text primary key,
  session_key text not null unique,
  oid text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired')),
  payment_id text unique,
  success_path text not null,
  cancel_path text not null,
  failure_path text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);

create table test_refunds (
  refund_key text primary key,
  refund_id text not null unique,
  payment_id text not null references test_payments (payment_id),
  amount_paisa bigint not null check (amount_paisa > 0),
  created_at timestamptz not null default now()
);
create index test_refunds_payment on test_refunds (payment_id);
