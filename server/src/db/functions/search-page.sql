-- Whether more dishes match in those words of theirs than are ranked one by one: so many that twenty of them are found
-- on fewer menus. What the planner expects of a frequent word is right; several together it takes for independent, and of
-- words it knows nothing of it expects a two hundredth: then they are counted.
drop function if exists search_estimate(tsquery);
create or replace function search_is_many(terms tsquery, words text) returns boolean
language plpgsql as $$
declare
  dishes constant float8 := greatest(5000, (select reltuples from pg_class where oid = 'dishes'::regclass));
  many constant integer := sqrt(20 * dishes);
  matches constant text := format('select from dishes d
    where %s @@ %L::tsquery and d.deleted_at is null and d.status = ''live''', words, terms);
  plan json;
  is_many boolean;
begin
  execute 'explain (format json) ' || matches into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint > (case when numnode(terms) = 1 then many else dishes / 20 end) then
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

-- The beginning of the result for words that are on many menus: band by band within reach, then band by band beyond it.
-- What few dishes have comes from the index of those words; what many have from the nearest restaurants, unless so many of
-- these do not tell. Where it is not known what is near, dishes come by their ids.
drop function if exists search_walk(tsquery, integer, cube, float8, integer, integer);
drop function if exists search_first_bands(tsquery, integer, cube, float8, integer);
drop function if exists search_around(cube, float8, integer);
create or replace function search_nearest(terms tsquery, here cube, reach float8, page_end integer) returns integer[]
language plpgsql stable as $$
declare
  words_of_bands constant text[] := array['ts_filter(d.search, ''{a}'')', 'ts_filter(d.search, ''{a,b}'')',
    'ts_filter(d.search, ''{a,b,c}'')', 'd.search'];
  are_many boolean[];
  ids integer[] := '{}';
  of_band integer[];
  is_near boolean;
  is_walked boolean;
  in_reach integer := 1200;
begin
  foreach is_near in array case when here is null then array[false] else array[true, false] end loop
    for band in 1 .. 4 loop
      are_many[band] := coalesce(are_many[band], search_is_many(terms, words_of_bands[band]));
      is_walked := false;
      if are_many[band] and here is not null then
        of_band := array(
          select d.id
          from (
            select id, location <-> here as chord from restaurants
            where is_public order by location <-> here limit case when is_near then in_reach else in_reach + 1200 end
          ) r
          cross join lateral (
            select id from dishes
            where restaurant_id = r.id and deleted_at is null and status = 'live'
              and search @@ terms and search_band(search, terms) = band
            offset 0
          ) d
          where (r.chord <= reach) = is_near
          order by r.chord, d.id
          limit page_end - cardinality(ids));
        is_walked := cardinality(of_band) = page_end - cardinality(ids);
        if is_near and not is_walked then
          in_reach := count(*) from (
            select location <-> here as chord from restaurants
            where is_public order by location <-> here limit in_reach
          ) r where chord <= reach;
          is_walked := in_reach < 1200;
        end if;
      end if;
      if not is_walked then
        execute format('select array(
          select d.id
          from dishes d
          cross join lateral (
            select location <-> $3 as chord from restaurants where id = d.restaurant_id and is_public offset 0
          ) r
          where %s @@ $1 and d.deleted_at is null and d.status = ''live'' and search_band(d.search, $1) >= $2
            and coalesce(r.chord <= $4, false) = $5
          order by %s
          limit $6)', words_of_bands[band], case when here is null and are_many[band] then 'd.id' else 'r.chord, d.id' end)
        into of_band using terms, band, here, reach, is_near, page_end - cardinality(ids);
      end if;
      ids := ids || of_band;
      if cardinality(ids) = page_end then
        return ids;
      end if;
    end loop;
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
language plpgsql as $$
declare
  counted constant integer := 200;
  page_end constant integer := page_offset + page_limit;
  nearest integer[];
begin
  if is_many and page_end <= 2 * counted then
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
