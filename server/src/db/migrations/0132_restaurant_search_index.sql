-- outside a transaction
create index concurrently if not exists restaurants_search on restaurants using gin (search)
  with (fastupdate = off) where is_public;
