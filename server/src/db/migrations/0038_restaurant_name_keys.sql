-- The name folded so that names a reader would take for the same are equal. Computed by the domain; null where that
-- has not happened yet. Not unique: restaurants of before may share one.
alter table restaurants add column name_key text;
create index restaurants_name_key on restaurants (name_key);
create index restaurants_without_name_key on restaurants (id) where name_key is null;
