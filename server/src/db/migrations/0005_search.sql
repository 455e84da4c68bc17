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
  add column portions_json json generated always as
    (case portions when '[]' then '[]'::json else portions_wire(portions) end) stored,
  add column spice_levels_json json generated always as
    (case spice_levels when '[]' then '[]'::json else spice_levels_wire(spice_levels) end) stored,
  add column gallery_json json generated always as
    (case gallery when '[]' then '[]'::json else gallery_wire(gallery) end) stored;

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
-- Plain replacements one after the other, because this runs over every text that is written.
create function search_fold(words text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  t text := ' ' || words || ' ';
begin
  -- plural to singular
  t := replace(t, 'ies ', 'y '); t := replace(t, 'oes ', 'o '); t := replace(t, 'ches ', 'ch ');
  t := replace(t, 'shes ', 'sh '); t := replace(t, 'sses ', 'ss '); t := replace(t, 'xes ', 'x ');
  t := replace(t, 'ss ', '1 '); t := replace(t, 's ', ' '); t := replace(t, '1', 'ss');
  -- consonants that sound alike
  t := replace(t, 'ough', 'o'); t := replace(t, 'sch', 'sh'); t := replace(t, 'tch', 'ch');
  t := replace(t, 'ch', '1'); t := replace(t, 'ck', 'k'); t := replace(t, 'cc', 'c');
  t := replace(t, 'cae', 'se'); t := replace(t, 'ce', 'se'); t := replace(t, 'ci', 'si');
  t := replace(t, 'cy', 'si'); t := replace(t, 'qu', 'k'); t := replace(t, 'c', 'k');
  t := replace(t, 'q', 'k'); t := replace(t, 'x', 'ks'); t := replace(t, 'ph', 'f');
  t := replace(t, 'tz', 'z'); t := replace(t, 'z', 's'); t := replace(t, 'gn', 'n');
  t := replace(t, 'w', 'v'); t := replace(t, ' h', ' 2'); t := replace(t, 'h', '');
  t := replace(t, '2', 'h'); t := replace(t, '1', 'c');
  -- vowels that sound alike
  t := replace(t, 'ee', 'i'); t := replace(t, 'ea', 'i'); t := replace(t, 'ie', 'i');
  t := replace(t, 'ei', 'i'); t := replace(t, 'ae', 'e'); t := replace(t, 'oo', 'u');
  t := replace(t, 'ou', 'u'); t := replace(t, 'au', 'o'); t := replace(t, 'y', 'i');
  -- doubled letters, after three there are still two
  t := replace(replace(replace(replace(replace(replace(t, 'aa', 'a'), 'aa', 'a'), 'bb', 'b'), 'bb', 'b'), 'cc', 'c'), 'cc', 'c');
  t := replace(replace(replace(replace(replace(replace(t, 'dd', 'd'), 'dd', 'd'), 'ee', 'e'), 'ee', 'e'), 'ff', 'f'), 'ff', 'f');
  t := replace(replace(replace(replace(replace(replace(t, 'gg', 'g'), 'gg', 'g'), 'ii', 'i'), 'ii', 'i'), 'kk', 'k'), 'kk', 'k');
  t := replace(replace(replace(replace(replace(replace(t, 'll', 'l'), 'll', 'l'), 'mm', 'm'), 'mm', 'm'), 'nn', 'n'), 'nn', 'n');
  t := replace(replace(replace(replace(replace(replace(t, 'oo', 'o'), 'oo', 'o'), 'pp', 'p'), 'pp', 'p'), 'rr', 'r'), 'rr', 'r');
  t := replace(replace(replace(replace(replace(replace(t, 'ss', 's'), 'ss', 's'), 'tt', 't'), 'tt', 't'), 'uu', 'u'), 'uu', 'u');
  t := replace(replace(t, 'vv', 'v'), 'vv', 'v');
  return btrim(replace(t, 'e ', ' '));
end
$$;

-- Title before tags before category and restaurant before the description, folded in one go.
create function dish_search(title text, tags text[], description text, category_id integer, restaurant_id integer)
returns tsvector
language plpgsql stable parallel safe as $$
declare
  folded text[] := string_to_array(search_fold(concat_ws(' | ',
    search_text(title),
    search_text(array_to_string(tags, ' ')),
    (select search_text(c.title) from categories c where c.id = dish_search.category_id),
    (select search_text(r.name) from restaurants r where r.id = dish_search.restaurant_id),
    search_text(description))), '|');
begin
  return setweight(to_tsvector('pg_catalog.simple', folded[1]), 'A')
    || setweight(to_tsvector('pg_catalog.simple', folded[2]), 'B')
    || setweight(to_tsvector('pg_catalog.simple', folded[3] || ' ' || folded[4]), 'C')
    || setweight(to_tsvector('pg_catalog.simple', folded[5]), 'D');
end
$$;

alter table dishes add column search tsvector;
update dishes set search = dish_search(title, tags, description, category_id, restaurant_id);
-- Read far oftener than written: no list of pending entries that every search would have to go through.
create index dishes_search on dishes using gin (search) with (fastupdate = off)
  where deleted_at is null and status = 'live';

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
-- Loosely, all of these at once, and the known word it ends with ("hamburger").
-- The planner takes entries in common for likelier than they are, hence the setting.
create function search_meanings(typed text, loosely boolean) returns text[]
language plpgsql stable set enable_seqscan = off as $$
declare
  typed_folded text := search_fold(typed);
  typed_variants text[];
  found text[] := array[typed_folded];
begin
  if not loosely and exists (select from search_words w where w.folded = typed_folded) then
    return found;
  end if;
  if length(typed) >= 3 then
    found := found || array(select distinct w.folded from search_words w
      where (w.word like typed || '%' or (length(typed_folded) >= 4 and w.folded like typed_folded || '%'))
        and (w.is_food or length(typed) >= 5)
      limit 50);
    if not loosely and cardinality(found) > 1 then
      return found;
    end if;
  end if;
  if length(typed) >= 4 then
    typed_variants := search_variants(typed, typed_folded);
    found := found || array(select distinct w.folded from search_words w
      where w.variants && typed_variants and search_is_near(typed, typed_folded, w.word, w.folded)
      limit 50);
  end if;
  if loosely and length(typed) between 7 and 40 then
    found := found || array(select w.folded
      from generate_series(2, least(5, length(typed) - 4)) as place
      join search_words w on w.folded = search_fold(substr(typed, place)) and w.is_food
      order by place limit 1);
  end if;
  return found;
end
$$;

-- Two known words written as one ("icecream"), as a query for both; the second may be unfinished.
create function search_split(typed text) returns tsquery
language sql stable set enable_seqscan = off as $$
  select quote_literal(search_fold(left(typed, place)))::tsquery
      && (quote_literal(search_fold(substr(typed, place + 1))) || ':*')::tsquery
  from generate_series(3, length(typed) - 3) as place
  where length(typed) between 6 and 40
    and exists (select from search_words w where w.folded = search_fold(left(typed, place)))
    and exists (select from search_words w where w.folded = search_fold(substr(typed, place + 1))
      or (length(typed) - place >= 4 and w.folded like search_fold(substr(typed, place + 1)) || '%'))
  limit 1
$$;

-- What a typed text asks for: every word, in any order, each in any of its meanings. Null: nothing to look for.
create function search_query(typed text, loosely boolean) returns tsquery
language plpgsql stable as $$
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
      from unnest(search_meanings(words[i], loosely)) as t (m);
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

-- As typed; only where that finds nothing at all, loosely.
create function search_query(typed text) returns tsquery
language plpgsql stable set enable_seqscan = off as $$
declare
  strictly tsquery := search_query(typed, false);
begin
  if strictly is null or exists (
    select from dishes d where d.search @@ strictly and d.deleted_at is null and d.status = 'live'
  ) then
    return strictly;
  end if;
  return search_query(typed, true);
end
$$;
