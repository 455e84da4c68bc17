-- A restaurant's name in all languages before what it says of itself.
create or replace function restaurant_search(name text, translations jsonb, description text) returns tsvector
language plpgsql stable parallel safe as $$
begin
  return setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(search_titles(name, translations)))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(coalesce(description, '')))), 'C');
end
$$;

create or replace function write_restaurant_search() returns trigger
language plpgsql as $$
begin
  new.search := restaurant_search(new.name, new.translations, new.description);
  return new;
end
$$;

create or replace trigger restaurants_search_written before insert or update of name, translations, description on restaurants
  for each row execute function write_restaurant_search();

-- One page of the restaurants a text means, as typed, else loosely: those within reach first, then those with a menu,
-- then by name before text, then the nearer.
create or replace function search_restaurants(
  typed text, here cube, reach float8, page_limit integer, page_offset integer,
  out ids integer[], out total integer, out is_more boolean)
language plpgsql stable as $$
declare
  counted constant integer := 200;
  loosely boolean;
  terms tsquery;
begin
  foreach loosely in array array[false, true] loop
    terms := search_query(typed, loosely);
    with found as materialized (
      select r.id, ts_filter(r.search, '{a}') @@ terms as is_named, r.location <-> here as chord,
        exists (
          select from dishes d where d.restaurant_id = r.id and d.status = 'live' and d.deleted_at is null
        ) as has_menu
      from restaurants r where r.is_public and r.search @@ terms
    )
    select array(
        select id from found order by coalesce(chord <= reach, false) desc, has_menu desc, is_named desc, chord, id
        limit page_limit offset page_offset),
      least(count(*), counted), count(*) > counted
    into ids, total, is_more
    from found;
    exit when total > 0;
  end loop;
end
$$;
