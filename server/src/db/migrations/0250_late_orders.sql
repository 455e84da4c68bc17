-- When the customer was last told that the order is late.
alter table orders add column late_told_at timestamptz;
