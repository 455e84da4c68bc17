-- How many dishes the planner expects to match: good enough to choose between two ways to the same page.
create or replace function search_estimate(terms tsquery) returns bigint
language plpgsql as $$
declare
  plan json;
begin
  execute format('explain (format json) select from dishes d
    where d.search @@ %L::tsquery and d.deleted_at is null and d.status = ''live''', terms) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
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

-- The beginning of the result out of the nearest restaurants alone, for words that are on many menus: dishes within
-- reach by band and distance, then those beyond reach that have the words in their title. Null when these restaurants
-- do not tell what comes as far as the end of the page.
create or replace function search_nearest(terms tsquery, here cube, reach float8, page_end integer) returns integer[]
language plpgsql stable as $$
declare
  most constant integer := 400;
  walked integer := 0;
  step integer;
  nearest integer[];
  in_reach integer;
begin
  -- Most often the page is full of titles after a few restaurants: no further one is read.
  nearest := array(
    select d.id
    from search_around(here, reach, most) r
    cross join lateral (
      select id from dishes
      where restaurant_id = r.id and deleted_at is null and status = 'live'
        and search @@ terms and search_band(search, terms) = 1
      offset 0
    ) d
    where r.chord <= reach
    order by r.chord, d.id
    limit page_end);
  if cardinality(nearest) = page_end then
    return nearest;
  end if;
  -- All that is within reach comes first, wherever it has the words.
  select count(*) filter (where r.chord <= reach),
    array(
      select d.id
      from unnest(array_agg(r.id), array_agg(r.chord)) near (restaurant_id, chord)
      cross join lateral (
        select id, search_band(search, terms) as band from dishes
        where restaurant_id = near.restaurant_id and deleted_at is null and status = 'live' and search @@ terms
        offset 0
      ) d
      where near.chord <= reach
      order by d.band, near.chord, d.id limit page_end)
  into in_reach, nearest
  from search_around(here, reach, most) r;
  if in_reach = most then
    return null;
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
create or replace function search_typed_page(
  typed text, here cube, reach float8, page_limit integer, page_offset integer,
  out ids integer[], out total integer, out is_more boolean, out terms tsquery, out is_many boolean)
language plpgsql as $$
declare
  -- Up to so many matches are ranked one by one.
  many constant integer := 300;
  loosely boolean;
begin
  foreach loosely in array array[false, true] loop
    terms := search_query(typed, loosely);
    is_many := coalesce(search_estimate(terms) > many, false);
    select p.ids, p.total, p.is_more into ids, total, is_more
    from search_terms_page(terms, is_many, here, reach, page_limit, page_offset) p;
    exit when total > 0;
  end loop;
end
$$;
