-- outside a transaction
-- The administrator's index over names and addresses had the name that 0132 asks for, so that none was made there.
create index concurrently if not exists restaurants_words on restaurants using gin (search)
  with (fastupdate = off) where is_public;
