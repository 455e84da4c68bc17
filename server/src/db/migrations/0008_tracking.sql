-- The newest position per part (or of the order, while it is not known whose rider sends), for those who join
-- late. Rows go when the delivery is over; expires_at is the latest moment a row may exist.
create table rider_positions (
  order_id integer not null references orders on delete cascade,
  part_id integer references order_parts on delete cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m real,
  recorded_at timestamptz not null,
  expires_at timestamptz not null,
  unique nulls not distinct (order_id, part_id)
) with (fillfactor = 70);
create index rider_positions_expiry on rider_positions (expires_at);
create index rider_positions_part on rider_positions (part_id);

-- Set when the end of a delivery was taken note of and its rider freed, so that it happens once: owners may
-- change a rider's status by hand afterwards.
alter table order_parts add column rider_released_at timestamptz;
create index order_parts_rider_to_release on order_parts (fulfilled_at)
  where rider_id is not null and rider_released_at is null;
