create extension if not exists fuzzystrmatch;

-- Answers carry rupees, rows carry paisa: the short lists of a dish are turned once per write, not once per read.
create function portions_wire(portions jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'size_name', p ->> 'size_name', 'price', (p ->> 'price_paisa')::float8 / 100) order by place), '[]')
  from jsonb_array_elements(portions) with ordinality as rows (p, place)
$$;

create function spice_levels_wire(spice_levels jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'level_name', s ->> 'level_name', 'additional_price', (s ->> 'additional_price_paisa')::float8 / 100)
    order by place), '[]')
  from jsonb_array_elements(spice_levels) with ordinality as rows (s, place)
$$;

create function gallery_wire(gallery jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object('image', image) order by place), '[]')
  from jsonb_array_elements_text(gallery) with ordinality as rows (image, place)
$$;

alter table dishes
  add column portions_json json generated always as (portions_wire(portions)) stored,
  add column spice_levels_json json generated always as (spice_levels_wire(spice_levels)) stored,
  add column gallery_json json generated always as (gallery_wire(gallery)) stored;

-- The menu without its hidden dishes, in the order it is shown.
create index dishes_live_menu on dishes (restaurant_id, category_id, id)
  where deleted_at is null and status = 'live';

-- Words as people type them: small letters, no accents, no punctuation. Apostrophes join: "chef's" is one word.
create function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(public.unaccent('public.unaccent', value)),
    '-_/\.,;:!?()[]{}&+*"#@|<>=~^%$–—…•·،؛؟۔' || chr(9) || chr(10) || chr(13) || '''’‘`´',
    repeat(' ', 42))
$$;

-- One spelling for the many a word has: biriyani, biryani and biriani; karhai and karahi; tikka, tikkas and teeka.
create function search_fold(words text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := ' ' || words || ' ';
  rule text[];
  letter text;
begin
  foreach rule slice 1 in array array[
    -- plural to singular
    ['ies ', 'y '], ['oes ', 'o '], ['ches ', 'ch '], ['shes ', 'sh '], ['sses ', 'ss '], ['xes ', 'x '],
    ['ss ', '1 '], ['s ', ' '], ['1', 'ss'],
    -- consonants that sound alike
    ['ough', 'o'], ['sch', 'sh'], ['tch', 'ch'], ['ch', '1'], ['ck', 'k'], ['cc', 'c'], ['cae', 'se'],
    ['ce', 'se'], ['ci', 'si'], ['cy', 'si'], ['qu', 'k'], ['c', 'k'], ['q', 'k'], ['x', 'ks'], ['ph', 'f'],
    ['tz', 'z'], ['z', 's'], ['gn', 'n'], ['w', 'v'], [' h', ' 2'], ['h', ''], ['2', 'h'], ['1', 'c'],
    -- vowels that sound alike
    ['ee', 'i'], ['ea', 'i'], ['ie', 'i'], ['ei', 'i'], ['ae', 'e'], ['oo', 'u'], ['ou', 'u'], ['au', 'o'],
    ['y', 'i']
  ] loop
    folded := replace(folded, rule[1], rule[2]);
  end loop;
  foreach letter in array string_to_array('a,b,c,d,e,f,g,i,k,l,m,n,o,p,r,s,t,u,v', ',') loop
    folded := replace(replace(folded, letter || letter, letter), letter || letter, letter);
  end loop;
  return btrim(replace(folded, 'e ', ' '));
end
$$;

-- Title before tags before category and restaurant before the description.
create function dish_search(title text, tags text[], description text, category_id integer, restaurant_id integer)
returns tsvector
language sql stable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(title))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(array_to_string(tags, ' ')))), 'B')
    || setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(
         (select c.title from categories c where c.id = category_id) || ' ' ||
         (select r.name from restaurants r where r.id = restaurant_id)))), 'C')
    || setweight(to_tsvector('pg_catalog.simple', search_fold(search_text(description))), 'D')
$$;

alter table dishes add column search tsvector;
update dishes set search = dish_search(title, tags, description, category_id, restaurant_id);
create index dishes_search on dishes using gin (search) where deleted_at is null and status = 'live';

create function write_dish_search() returns trigger
language plpgsql as $$
begin
  new.search := dish_search(new.title, new.tags, new.description, new.category_id, new.restaurant_id);
  return new;
end
$$;
create trigger dishes_search_written
  before insert or update of title, tags, description, category_id, restaurant_id on dishes
  for each row execute function write_dish_search();

-- Every word of a title, tag, category or restaurant name. Near misses are looked up here and never in
-- descriptions, whose ordinary words would make anything resemble something.
create table search_words (
  word text primary key,
  folded text not null,
  -- Said of food, not only of restaurants: "corn" must not begin every "Corner".
  is_food boolean not null,
  -- The word with each of its letters left out in turn, as written, folded and as consonants only: two words one
  -- mistake apart have an entry in common.
  variants text[] not null
);

create function search_consonants(folded text) returns text
language sql immutable strict parallel safe as $$
  select left(folded, 1) || translate(substr(folded, 2), 'aeiou', '')
$$;

create function search_variants(word text, folded text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct variant), '{}') from (
    select prefix || case place when 0 then form else left(form, place - 1) || substr(form, place + 1) end as variant
    from (values ('', left(word, 30)), ('', left(folded, 30)), ('~', left(search_consonants(folded), 30)))
      as forms (prefix, form)
    cross join lateral generate_series(0, length(form)) as place
    where length(form) >= 3
  ) all_variants
$$;

create index search_words_folded on search_words (folded text_pattern_ops);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_variants on search_words using gin (variants);

create function learn_search_words(texts text[], food boolean) returns void
language sql as $$
  insert into search_words (word, folded, is_food, variants)
  select word, search_fold(word), food, search_variants(word, search_fold(word))
  from (
    select distinct word
    from unnest(texts) as t (value), string_to_array(search_text(value), ' ') as split (words), unnest(words) as w (word)
    where length(word) between 2 and 60
  ) fresh
  where not exists (select from search_words known where known.word = fresh.word and (known.is_food or not food))
  order by word
  on conflict (word) do update set is_food = true where excluded.is_food and not search_words.is_food
$$;

create function learn_dish_words() returns trigger
language plpgsql as $$
begin
  perform learn_search_words((select array_agg(title || ' ' || array_to_string(tags, ' ')) from written), true);
  return null;
end
$$;
create trigger dishes_words_learnt after insert on dishes
  referencing new table as written for each statement execute function learn_dish_words();

create function learn_changed_dish_words() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[new.title || ' ' || array_to_string(new.tags, ' ')], true);
  return null;
end
$$;
create trigger dishes_words_relearnt after update of title, tags on dishes
  for each row when (old.title is distinct from new.title or old.tags is distinct from new.tags)
  execute function learn_changed_dish_words();

create function spread_restaurant_name() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[new.name], false);
  if tg_op = 'UPDATE' then
    update dishes d set search = dish_search(d.title, d.tags, d.description, d.category_id, d.restaurant_id)
    where d.restaurant_id = new.id;
  end if;
  return null;
end
$$;
create trigger restaurants_name_learnt after insert on restaurants
  for each row execute function spread_restaurant_name();
create trigger restaurants_name_spread after update of name on restaurants
  for each row when (old.name is distinct from new.name) execute function spread_restaurant_name();

create function spread_category_title() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[new.title], true);
  if tg_op = 'UPDATE' then
    update dishes d set search = dish_search(d.title, d.tags, d.description, d.category_id, d.restaurant_id)
    where d.category_id = new.id;
  end if;
  return null;
end
$$;
create trigger categories_title_learnt after insert on categories
  for each row execute function spread_category_title();
create trigger categories_title_spread after update of title on categories
  for each row when (old.title is distinct from new.title) execute function spread_category_title();

select learn_search_words(array(
  select title || ' ' || array_to_string(tags, ' ') from dishes union all select title from categories), true);
select learn_search_words(array(select name from restaurants), false);

-- Whether a known word may be what was meant by a mistyped one. Short words forgive little: a changed consonant
-- makes another food of them (roast, toast); longer words forgive more.
create function search_is_near(typed text, typed_folded text, word text, word_folded text) returns boolean
language plpgsql immutable strict parallel safe as $$
declare
  typed_length integer := length(typed);
  shorter integer := least(length(typed), length(word));
  shorter_folded integer := least(length(typed_folded), length(word_folded));
  mistakes integer;
  mistakes_folded integer;
  same_start boolean := left(typed, 1) = left(word, 1) or left(typed_folded, 1) = left(word_folded, 1);
  same_end boolean := right(typed_folded, 1) = right(word_folded, 1);
  consonants text := search_consonants(typed_folded);
  same_consonants boolean := consonants = search_consonants(word_folded);
  is_swap boolean;
begin
  if shorter < 4 or length(typed) > 40 or length(word) > 40 then
    return false;
  end if;
  mistakes := levenshtein(typed, word);
  mistakes_folded := levenshtein(typed_folded, word_folded);
  is_swap := same_start and mistakes = 2 and typed_length = length(word)
    and (select array_agg(c order by c) from unnest(string_to_array(typed, null)) as t (c))
      = (select array_agg(c order by c) from unnest(string_to_array(word, null)) as w (c));
  if is_swap then
    return true;
  end if;
  if typed_length = 4 then
    return same_start and mistakes = 1 and (typed_length <> length(word) or same_consonants);
  end if;
  if typed_length <= 7 then
    return (mistakes = 1 and (
        (typed_length <> length(word) and (same_start or shorter >= 6))
        or (same_start and (same_consonants or typed_length >= 6 or right(typed, 1) = right(word, 1)))))
      or (same_start and mistakes <= 3 and (
        (mistakes_folded = 1 and shorter_folded >= 4
          and (length(typed_folded) <> length(word_folded) or same_consonants or (shorter_folded >= 5 and same_end)))
        or (same_consonants and length(consonants) >= 3 and mistakes_folded <= 2)));
  end if;
  return shorter >= 6 and (
    (same_start and least(mistakes, mistakes_folded) <= 2 and shorter_folded >= 5)
    or least(mistakes, mistakes_folded) <= 1
    or (same_start and same_consonants and length(consonants) >= 4 and mistakes_folded <= 3));
end
$$;

-- The folded words one typed word stands for: itself in any spelling; else what it begins; else what it resembles.
create function search_meanings(typed text) returns text[]
language plpgsql stable parallel safe as $$
declare
  typed_folded text := search_fold(typed);
  found text[];
begin
  if exists (select from search_words w where w.folded = typed_folded) then
    return array[typed_folded];
  end if;
  if length(typed) >= 3 then
    found := array(select distinct w.folded from search_words w
      where (w.word like typed || '%' or (length(typed_folded) >= 4 and w.folded like typed_folded || '%'))
        and (w.is_food or length(typed) >= 5)
      limit 50);
    if cardinality(found) > 0 then
      return found || typed_folded;
    end if;
  end if;
  if length(typed) >= 4 then
    found := array(select distinct w.folded from search_words w
      where w.variants && search_variants(typed, typed_folded)
        and search_is_near(typed, typed_folded, w.word, w.folded)
      limit 50);
  end if;
  return coalesce(found, '{}') || typed_folded;
end
$$;

-- Two known words written as one ("icecream"), as a query for both.
create function search_split(typed text) returns tsquery
language sql stable parallel safe as $$
  select quote_literal(search_fold(left(typed, place)))::tsquery
      && quote_literal(search_fold(substr(typed, place + 1)))::tsquery
  from generate_series(3, length(typed) - 3) as place
  where length(typed) between 6 and 40
    and exists (select from search_words w where w.folded = search_fold(left(typed, place)))
    and exists (select from search_words w where w.folded = search_fold(substr(typed, place + 1)))
  limit 1
$$;

-- What a typed text asks for: every word, in any order, each in any of its meanings. Null: nothing to look for.
create function search_query(typed text) returns tsquery
language plpgsql stable parallel safe as $$
declare
  fillers constant text[] := array['a', 'an', 'and', 'any', 'at', 'best', 'for', 'from', 'i', 'in', 'is', 'me', 'my',
    'near', 'of', 'on', 'or', 'please', 'some', 'the', 'to', 'want', 'with'];
  words text[] := array(select w from unnest(string_to_array(search_text(typed), ' ')) with ordinality as t (w, place)
    where length(w) between 1 and 60 and search_fold(w) <> '' order by place limit 12);
  telling text[] := array(select w from unnest(words) with ordinality as t (w, place)
    where w <> all (fillers) order by place);
  joined text;
  meaning tsquery;
  whole tsquery;
begin
  if cardinality(telling) > 0 then
    words := telling;
  end if;
  for i in 1 .. cardinality(words) loop
    meaning := null;
    if not exists (select from search_words w where w.folded = search_fold(words[i])) then
      meaning := search_split(words[i]);
    end if;
    if meaning is null then
      select string_agg(quote_literal(m), ' | ')::tsquery into meaning
      from unnest(search_meanings(words[i])) as t (m);
    end if;
    -- Written as two words what others write as one: "cheese burger".
    foreach joined in array array[words[i - 1] || words[i], words[i] || words[i + 1]] loop
      if length(joined) >= 6 and exists (select from search_words w where w.folded = search_fold(joined)) then
        meaning := meaning || quote_literal(search_fold(joined))::tsquery;
      end if;
    end loop;
    whole := case when whole is null then meaning else whole && meaning end;
  end loop;
  return whole;
end
$$;
