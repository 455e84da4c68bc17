-- outside a transaction
-- Where a dish has the words of a search decides before its distance: how many have them in the title, and how many at
-- least in the tags or in category and description, must be known without reading them all.
create index concurrently if not exists dishes_search_title on dishes using gin (ts_filter(search, '{a}'))
  with (fastupdate = off) where deleted_at is null and status = 'live';
create index concurrently if not exists dishes_search_tags on dishes using gin (ts_filter(search, '{a,b}'))
  with (fastupdate = off) where deleted_at is null and status = 'live';
create index concurrently if not exists dishes_search_texts on dishes using gin (ts_filter(search, '{a,b,c}'))
  with (fastupdate = off) where deleted_at is null and status = 'live';
analyze dishes;
