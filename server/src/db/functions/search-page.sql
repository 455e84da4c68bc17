-- Whether more dishes match in those words of theirs than are ranked one by one. What the planner expects of frequent words
-- is right; several together it takes for independent, and of words it knows nothing of it expects a two hundredth:
-- then they are counted.
drop function if exists search_estimate(tsquery);
create or replace function search_is_many(terms tsquery, words text) returns boolean
language plpgsql set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on as $$
declare
  many constant integer := 300;
  matches constant text := format('select from dishes d
    where %s @@ %L::tsquery and d.deleted_at is null and d.status = ''live''', words, terms);
  plan json;
  is_many boolean;
begin
  execute 'explain (format json) ' || matches into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint
    > greatest(many, (select reltuples / 100 from pg_class where oid = 'dishes'::regclass)) then
    return true;
  end if;
  execute format('select exists (%s offset %s)', matches, many) into is_many;
  return is_many;
end
$$;

-- Where a dish says what was asked for: 1 in its title, 2 in its tags, 3 in its category or description, 4 only with the
-- name of its restaurant.
create or replace function search_band(search tsvector, terms tsquery) returns integer
language sql immutable parallel safe as $$
  select case when ts_filter(search, '{a}') @@ terms then 1 when ts_filter(search, '{a,b}') @@ terms then 2
    when ts_filter(search, '{a,b,c}') @@ terms then 3 else 4 end
$$;

-- The nearest restaurants of a cube around a place, the nearest first; those in its corners are beyond reach. Becomes
-- part of the statement that asks.
create or replace function search_around(here cube, reach float8, most integer)
  returns table (id integer, chord float8)
language sql stable as $$
  select id, location <-> here from restaurants
  where is_public and location <@ cube_enlarge(here, reach, 3)
  order by location <-> here limit most
$$;

-- The dishes within reach of the first bands, as many of them as few dishes belong to (an index for each tells), and the
-- next band, which is one of many unless it comes after the last that was to be counted.
drop function if exists search_first_bands(tsquery, cube, float8, integer);
create or replace function search_first_bands(
  terms tsquery, last_counted integer, here cube, reach float8, page_end integer,
  out ids integer[], out next_band integer)
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = on as $$
declare
  words text;
  words_of_few text;
begin
  ids := '{}';
  next_band := 1;
  foreach words in array (array[
    'ts_filter(d.search, ''{a}'')', 'ts_filter(d.search, ''{a,b}'')', 'ts_filter(d.search, ''{a,b,c}'')'
  ])[:last_counted] loop
    exit when search_is_many(terms, words);
    words_of_few := words;
    next_band := next_band + 1;
  end loop;
  if next_band > 1 then
    execute format('select array(
      select d.id
      from dishes d
      cross join lateral (
        select location <-> $2 as chord from restaurants where id = d.restaurant_id and is_public offset 0
      ) r
      where %s @@ $1 and d.deleted_at is null and d.status = ''live'' and r.chord <= $3
      order by search_band(d.search, $1), r.chord, d.id
      limit $4)', words_of_few)
    into ids using terms, here, reach, page_end;
  end if;
end
$$;

-- The dishes of one band within reach, the nearest first, until there are enough or so many restaurants have been read.
-- The index returns the nearest restaurants first; the planner, which takes a hundred for near, would sort all those of a
-- dense city instead.
create or replace function search_walk(
  terms tsquery, band integer, here cube, reach float8, most integer, wanted integer) returns integer[]
language plpgsql stable set enable_sort = off set enable_bitmapscan = off as $$
begin
  return array(
    select d.id
    from search_around(here, reach, most) r
    cross join lateral (
      select id from dishes
      where restaurant_id = r.id and deleted_at is null and status = 'live'
        and search @@ terms and search_band(search, terms) = band
      offset 0
    ) d
    where r.chord <= reach
    order by r.chord, d.id
    limit wanted);
end
$$;

-- The beginning of the result out of the nearest restaurants alone, for words that are on many menus: dishes within
-- reach by band and distance, then those beyond reach that have the words in their title. Null when these restaurants
-- do not tell what comes as far as the end of the page.
create or replace function search_nearest(terms tsquery, here cube, reach float8, page_end integer) returns integer[]
language plpgsql stable set enable_sort = off set enable_bitmapscan = off as $$
declare
  most constant integer := 400;
  walked integer := 0;
  step integer;
  nearest integer[];
  in_reach integer;
  last_counted integer;
  band integer;
begin
  -- Most often the page is full of titles after a few restaurants: no further one is read.
  nearest := search_walk(terms, 1, here, reach, most, page_end);
  if cardinality(nearest) = page_end then
    return nearest;
  end if;
  -- All that is within reach comes first, wherever it has the words.
  select count(*) filter (where r.chord <= reach),
    case when count(*) filter (where r.chord <= reach) < most then array(
      select d.id
      from unnest(array_agg(r.id), array_agg(r.chord)) near (restaurant_id, chord)
      cross join lateral (
        select id, search_band(search, terms) as band from dishes
        where restaurant_id = near.restaurant_id and deleted_at is null and status = 'live' and search @@ terms
        offset 0
      ) d
      where near.chord <= reach
      order by d.band, near.chord, d.id limit page_end)
    end
  into in_reach, nearest
  from search_around(here, reach, most) r;
  -- In a city not all of it is read. Counting what is in no title and no tag takes longer than walking, so it waits.
  if in_reach = most then
    foreach last_counted in array array[2, 3] loop
      select next_band, ids || search_walk(terms, next_band, here, reach, 3 * most, page_end - cardinality(ids))
      into band, nearest
      from search_first_bands(terms, last_counted, here, reach, page_end);
      exit when cardinality(nearest) = page_end or band <= last_counted;
    end loop;
    return case when cardinality(nearest) = page_end then nearest end;
  end if;
  -- Beyond it the nearest titles: a few restaurants may do, or show that the rest of them will not.
  foreach step in array array[least(most, 4 * page_end), least(most, 10 * page_end), most] loop
    nearest := nearest || array(
      select d.id
      from (
        select id, location <-> here as chord from restaurants
        where is_public order by location <-> here offset walked limit step - walked
      ) r
      cross join lateral (
        select id from dishes
        where restaurant_id = r.id and deleted_at is null and status = 'live'
          and search @@ terms and search_band(search, terms) = 1
        offset 0
      ) d
      where r.chord > reach
      order by r.chord, d.id
      limit page_end - cardinality(nearest));
    if cardinality(nearest) = page_end then
      return nearest;
    end if;
    exit when cardinality(nearest) * (most / step) < page_end;
    walked := step;
  end loop;
  return null;
end
$$;

-- One page of the dishes that some terms find, and how many there are: exactly up to 200, from there on just more.
-- Within reach first, then by band, then the nearer. Where many match, the nearest restaurants are walked first; both
-- ways list the same.
create or replace function search_terms_page(
  terms tsquery, is_many boolean, here cube, reach float8, page_limit integer, page_offset integer,
  out ids integer[], out total integer, out is_more boolean)
language plpgsql set enable_seqscan = off as $$
declare
  counted constant integer := 200;
  page_end constant integer := page_offset + page_limit;
  nearest integer[];
begin
  if is_many and here is not null and page_end <= 2 * counted then
    nearest := search_nearest(terms, here, reach, page_end);
    if nearest is not null then
      ids := nearest[page_offset + 1 : page_end];
      total := counted;
      is_more := true;
      return;
    end if;
  end if;
  with found as materialized (
    select d.id, search_band(d.search, terms) as band, r.location <-> here as chord
    from dishes d
    cross join lateral (
      -- Looked up by key per dish: a popular word must not make the planner read every restaurant.
      select location from restaurants where id = d.restaurant_id and is_public offset 0
    ) r
    where d.search @@ terms and d.deleted_at is null and d.status = 'live'
  )
  select array(
      select id from found order by coalesce(chord <= reach, false) desc, band, chord, id
      limit page_limit offset page_offset),
    least(count(*), counted), count(*) > counted
  into ids, total, is_more
  from found;
end
$$;

-- As typed; only where that finds nothing at all, loosely. Also returns what was looked for, which is the same wherever
-- it is asked from.
drop function if exists search_typed_page(text, cube, float8, integer, integer);
create or replace function search_typed_page(
  typed text, sound text, here cube, reach float8, page_limit integer, page_offset integer,
  out ids integer[], out total integer, out is_more boolean, out terms tsquery, out is_many boolean)
language plpgsql as $$
declare
  loosely boolean;
begin
  foreach loosely in array array[false, true] loop
    terms := search_query(typed, loosely);
    -- "بریانی" finds what "biryani" finds, and dishes whose own title is written so.
    if sound <> typed then
      terms := coalesce(terms || search_query(sound, loosely), terms, search_query(sound, loosely));
    end if;
    is_many := coalesce(search_is_many(terms, 'd.search'), false);
    select p.ids, p.total, p.is_more into ids, total, is_more
    from search_terms_page(terms, is_many, here, reach, page_limit, page_offset) p;
    exit when total > 0;
  end loop;
end
$$;
