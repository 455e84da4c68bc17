-- When somebody at the restaurant first looked at a part that can be cooked. Until then it rings there.
alter table order_parts add column seen_at timestamptz;

-- What is paid and pending at this moment has been looked at in one browser or another, except the latest.
update order_parts set seen_at = paid_at
where paid_at < now() - interval '30 minutes' and order_status = 'pending';

create index order_parts_waiting on order_parts (restaurant_id, paid_at, id)
  where paid_at is not null and order_status = 'pending' and seen_at is null;
