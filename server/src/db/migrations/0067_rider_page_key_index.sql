-- outside a transaction
create unique index concurrently if not exists riders_rider_key on riders (rider_key);
