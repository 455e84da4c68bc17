-- A rider's secret ends with the delivery. What is left is its hash, for a week, so that a phone that repeats
-- "Delivered" after it was without network gets its answer.
alter table order_parts add column ended_rider_secret bytea;
update order_parts set ended_rider_secret = sha256(convert_to(rider_secret, 'UTF8')), rider_secret = null
where rider_released_at is not null and rider_secret is not null;
create index order_parts_ended_secrets on order_parts (rider_released_at) where ended_rider_secret is not null;
