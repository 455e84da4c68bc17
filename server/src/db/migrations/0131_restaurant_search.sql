-- The words a restaurant is found by; written by a trigger (functions/search-restaurants.sql).
alter table restaurants add column search tsvector not null default '';
