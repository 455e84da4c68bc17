-- outside a transaction
-- Reviews that wait for an answer, those with so many stars, and the means of the last months.
create index concurrently if not exists reviews_unanswered on reviews (restaurant_id, id desc) where reply is null;
create index concurrently if not exists reviews_restaurant_rating on reviews (restaurant_id, rating, id desc);
create index concurrently if not exists reviews_restaurant_day on reviews (restaurant_id, created_at) include (rating);
