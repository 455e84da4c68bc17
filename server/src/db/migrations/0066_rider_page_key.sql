-- The secret in the address of a rider's own page, which shows all their open deliveries. Owners can renew it.
alter table riders add column rider_key text not null default replace(gen_random_uuid()::text, '-', '');
