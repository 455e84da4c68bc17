-- outside a transaction
create unique index concurrently if not exists order_parts_number on order_parts (restaurant_id, number, kitchen_day)
  where number is not null;
-- Pre-orders wait for their day to begin.
create index concurrently if not exists order_parts_to_number on order_parts (restaurant_id, kitchen_day)
  where number is null and kitchen_day is not null and order_status <> 'cancelled';
create index concurrently if not exists order_parts_queue on order_parts (restaurant_id)
  where cookable_at is not null and stage in ('placed', 'accepted', 'ready', 'on_the_way');
create index concurrently if not exists order_parts_done on order_parts (restaurant_id, (coalesce(delivered_at, cancelled_at)))
  where cookable_at is not null and (delivered_at is not null or cancelled_at is not null);
create index concurrently if not exists order_parts_by_stage on order_parts (restaurant_id, stage, id desc);
create index concurrently if not exists order_parts_of_day on order_parts (restaurant_id, kitchen_day, id desc);
-- What cannot be cooked has no day yet.
create index concurrently if not exists order_parts_without_day on order_parts (restaurant_id, created_at)
  where kitchen_day is null;
create index concurrently if not exists order_parts_cookable on order_parts (restaurant_id, cookable_at)
  where cookable_at is not null;
-- The phone also without what stands between its digits.
create index concurrently if not exists orders_words on orders
  using gin ((oid || ' ' || full_name || ' ' || mobile || ' ' || regexp_replace(mobile, '\D', '', 'g')) gin_trgm_ops);
