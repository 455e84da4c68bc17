-- outside a transaction
-- The orders a dish's reviews can be read in, beside the one that begins with those who ordered it.
create index concurrently if not exists reviews_newest on reviews (dish_id, id desc);
create index concurrently if not exists reviews_helpful on reviews (dish_id, helpful desc, id desc);
create index concurrently if not exists reviews_rating on reviews (dish_id, rating desc, id desc);
