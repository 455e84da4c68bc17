-- A paused rider is offered no new delivery; open ones go on.
alter table riders add column is_paused boolean not null default false;
-- What a rider has brought today.
create index order_parts_delivered_by on order_parts (rider_id, delivered_at desc) where delivered_at is not null;
