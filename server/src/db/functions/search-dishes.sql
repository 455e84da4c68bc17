-- A title or name with its translations, so that it is found by each of them.
create or replace function search_titles(title text, translations jsonb) returns text
language sql immutable parallel safe as $$
  select case when translations = '{}' then title else concat_ws(' ', title, (
    select string_agg(coalesce(t.value ->> 'title', t.value ->> 'name'), ' ') from jsonb_each(translations) t)) end
$$;

-- Title before tags before category and description before the restaurant's name, folded in one go.
create or replace function dish_search(title text, tags text[], description text, category_id integer, restaurant_id integer)
returns tsvector
language plpgsql stable parallel safe as $$
declare
  folded text[] := string_to_array(search_fold(concat_ws(' | ',
    search_text(title),
    search_text(array_to_string(tags, ' ')),
    (select search_text(search_titles(c.title, c.translations)) from categories c where c.id = dish_search.category_id),
    (select search_text(search_titles(r.name, r.translations)) from restaurants r where r.id = dish_search.restaurant_id),
    search_text(description))), '|');
begin
  return setweight(to_tsvector('pg_catalog.simple', folded[1]), 'A')
    || setweight(to_tsvector('pg_catalog.simple', folded[2]), 'B')
    || setweight(to_tsvector('pg_catalog.simple', folded[3] || ' ' || folded[5]), 'C')
    || setweight(to_tsvector('pg_catalog.simple', folded[4]), 'D');
end
$$;

-- What a dish is declared to be, in words that nobody can type, and as its title has them: so every search within its
-- best words finds them, too. One that has not declared its allergens is without none.
create or replace function declared_words(diets text[], allergens text[]) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':1A', ' '), '')::tsvector
  from (
    select 'diet:' || diet from unnest(diets) diet
    union all
    select 'without:' || allergen
    from unnest(array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard',
      'sesame', 'sulphites', 'lupin', 'molluscs']) allergen
    where allergens is not null and allergen <> all (allergens)
  ) declared (word)
$$;

-- All that is stored of a dish to be found by.
create or replace function dish_search_of(d dishes) returns tsvector
language plpgsql stable parallel safe as $$
declare
  words tsvector := dish_search(search_titles(d.title, d.translations), d.tags, d.description, d.category_id, d.restaurant_id);
begin
  if d.diets = '{}' and d.allergens is null then
    return words;
  end if;
  return words || declared_words(d.diets, d.allergens);
end
$$;

create or replace function write_dish_search() returns trigger
language plpgsql as $$
begin
  new.search := dish_search_of(new);
  return new;
end
$$;

create or replace trigger dishes_search_written before insert on dishes
  for each row execute function write_dish_search();

-- Afterwards: with a trigger before updates PostgreSQL makes all stored columns of a dish anew with every change of its
-- stock, also where the trigger is not fired. Words change seldom, and then the row is written twice.
create or replace function rewrite_dish_search() returns trigger
language plpgsql as $$
begin
  update dishes set search = dish_search_of(new)
  where id = new.id;
  return null;
end
$$;

create or replace trigger dishes_search_rewritten
  after update of title, translations, tags, description, category_id, restaurant_id, diets, allergens on dishes
  for each row when ((old.title, old.translations, old.tags, old.description, old.category_id, old.restaurant_id, old.diets, old.allergens)
    is distinct from
    (new.title, new.translations, new.tags, new.description, new.category_id, new.restaurant_id, new.diets, new.allergens))
  execute function rewrite_dish_search();

-- A new name goes into the search of every dish it concerns. Whoever orders locks dishes in the order of their ids;
-- locked in the same order here, neither waits for what the other holds.
create or replace function spread_restaurant_name() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[search_titles(new.name, new.translations)], false);
  if tg_op = 'UPDATE' then
    perform 1 from dishes where restaurant_id = new.id order by id for no key update;
    update dishes d set search = dish_search_of(d)
    where d.restaurant_id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger restaurants_name_learnt after insert on restaurants
  for each row execute function spread_restaurant_name();

create or replace trigger restaurants_name_spread after update of name, translations on restaurants
  for each row when ((old.name, old.translations) is distinct from (new.name, new.translations)) execute function spread_restaurant_name();

create or replace function spread_category_title() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[search_titles(new.title, new.translations)], true);
  if tg_op = 'UPDATE' then
    perform 1 from dishes where category_id = new.id order by id for no key update;
    update dishes d set search = dish_search_of(d)
    where d.category_id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger categories_title_learnt after insert on categories
  for each row execute function spread_category_title();

create or replace trigger categories_title_spread after update of title, translations on categories
  for each row when ((old.title, old.translations) is distinct from (new.title, new.translations)) execute function spread_category_title();
