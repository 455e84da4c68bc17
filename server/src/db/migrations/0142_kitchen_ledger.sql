-- The ledger by kitchen: each entry's share of every part it is for. Written by a trigger in the transaction of the
-- entry (functions/kitchen-ledger.sql), so both always say the same.
create table kitchen_ledger (
  ledger_id bigint not null references money_ledger,
  part_id bigint not null references order_parts,
  restaurant_id integer not null references restaurants,
  kind text not null,
  amount_minor bigint not null,
  created_at timestamptz not null,
  primary key (ledger_id, part_id)
);
create index kitchen_ledger_by_day on kitchen_ledger (restaurant_id, created_at);
create index kitchen_ledger_part on kitchen_ledger (part_id);
