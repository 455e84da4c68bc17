-- outside a transaction
-- Whose time is nearly over, or is, and who are not there yet.
create index concurrently if not exists order_parts_due on order_parts (promised_at)
  where promised_at is not null and stage in ('accepted', 'ready', 'on_the_way');
