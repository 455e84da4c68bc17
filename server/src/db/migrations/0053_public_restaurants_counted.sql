-- outside a transaction
-- How many restaurants everybody sees is counted along this, up to a bound. Along the index of the best ones each of
-- them was read from a page of its own, and the more there are, the fewer of these pages are at hand.
drop index concurrently if exists restaurants_public;
create index concurrently restaurants_public on restaurants (id) where is_public;
