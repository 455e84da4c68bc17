-- outside a transaction
-- What a rider has brought today.
create index concurrently if not exists order_parts_delivered_by on order_parts (rider_id, delivered_at desc)
  where delivered_at is not null;
