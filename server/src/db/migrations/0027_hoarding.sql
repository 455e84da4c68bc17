-- Who holds portions without paying: a keyed hash of the address, never the address itself.
alter table orders add column placed_from text;
create index orders_held_by_address on orders (placed_from)
  where placed_from is not null and payment_status in ('pending', 'failed');

-- How often a rider was mailed about this delivery.
alter table order_parts add column rider_mails smallint not null default 0;
