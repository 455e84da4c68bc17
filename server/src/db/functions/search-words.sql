-- Words as people type them: small letters, no accents, no punctuation. Apostrophes join: "chef's" is one word.
create or replace function search_text(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(public.unaccent('public.unaccent', value)),
    '-_/\.,;:!?()[]{}&+*"#@|<>=~^%$–—…•·،؛؟۔' || chr(9) || chr(10) || chr(13) || '''’‘`´',
    repeat(' ', 42))
$$;

-- Plural to singular, by the rules of `singularOf` in packages/domain/src/text/words.ts, for words between spaces.
create or replace function search_singular(words text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(
    replace(words, 'ies ', 'y '),
    '([^ ])ie(?= )', '\1y', 'g'),
    '(ss|x|z|ch|sh|o)es(?= )', '\1', 'g'),
    '([^ ][^ ])(?<![su])(?<! [^ ]{1,2}i)s(?= )', '\1', 'g')
$$;

-- One spelling for the many a word has: biriyani, biryani and biriani; karhai and karahi; tikka, tikkas and teeka.
-- Plain replacements one after the other, because this runs over every text that is written.
create or replace function search_fold(words text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  t text := search_singular(' ' || words || ' ');
begin
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

create or replace function search_consonants(folded text) returns text
language sql immutable strict parallel safe as $$
  select left(folded, 1) || translate(substr(folded, 2), 'aeiou', '')
$$;

create or replace function search_variants(word text, folded text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct variant), '{}') from (
    select prefix || case place when 0 then form else left(form, place - 1) || substr(form, place + 1) end as variant
    from (values ('', left(word, 30)), ('', left(folded, 30)), ('~', left(search_consonants(folded), 30)))
      as forms (prefix, form)
    cross join lateral generate_series(0, length(form)) as place
    where length(form) >= 3
  ) all_variants
$$;

create or replace function learn_search_words(texts text[], food boolean) returns void
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

create or replace function learn_dish_words() returns trigger
language plpgsql as $$
begin
  perform learn_search_words((
    select array_agg(search_titles(title, translations) || ' ' || array_to_string(tags, ' ')) from written), true);
  return null;
end
$$;

create or replace trigger dishes_words_learnt after insert on dishes
  referencing new table as written for each statement execute function learn_dish_words();

create or replace function learn_changed_dish_words() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(
    array[search_titles(new.title, new.translations) || ' ' || array_to_string(new.tags, ' ')], true);
  return null;
end
$$;

create or replace trigger dishes_words_relearnt after update of title, translations, tags on dishes
  for each row when ((old.title, old.translations, old.tags) is distinct from (new.title, new.translations, new.tags))
  execute function learn_changed_dish_words();

-- Whatever was stored by former rules is stored anew, in short transactions: who writes a dish meanwhile waits for one
-- batch at most. Rows that others hold are left for the end and then waited for one by one, with nothing else held.
create or replace procedure store_search_anew(batch_size integer default 200)
language plpgsql as $$
declare
  last_word text := '';
  last_id integer := 0;
  held_word text;
  held_id integer;
  words text[];
  held_words text[] := '{}';
  ids integer[];
  held_ids integer[] := '{}';
begin
  loop
    words := array(select word from search_words where word > last_word order by word limit batch_size);
    exit when words = '{}';
    last_word := words[cardinality(words)];
    words := array(select word from search_words where word = any(words) and folded <> search_fold(word));
    with free as (select word from search_words where word = any(words) order by word for update skip locked),
    stored as (
      update search_words w set folded = search_fold(w.word), variants = search_variants(w.word, search_fold(w.word))
      from free where w.word = free.word returning w.word)
    select held_words || array(select unnest(words) except select word from stored) into held_words;
    commit;
  end loop;
  foreach held_word in array held_words loop
    update search_words set folded = search_fold(word), variants = search_variants(word, search_fold(word))
    where word = held_word;
    commit;
  end loop;

  loop
    ids := array(select id from dishes where id > last_id order by id limit batch_size);
    exit when ids = '{}';
    last_id := ids[cardinality(ids)];
    ids := array(select d.id from dishes d where d.id = any(ids)
      and d.search is distinct from dish_search_of(d));
    with free as (select id from dishes where id = any(ids) order by id for update skip locked),
    stored as (
      update dishes d set search = dish_search_of(d)
      from free where d.id = free.id returning d.id)
    select held_ids || array(select unnest(ids) except select id from stored) into held_ids;
    commit;
  end loop;
  foreach held_id in array held_ids loop
    update dishes d set search = dish_search_of(d)
    where d.id = held_id;
    commit;
  end loop;

  last_id := 0;
  held_ids := '{}';
  loop
    ids := array(select id from restaurants where id > last_id order by id limit batch_size);
    exit when ids = '{}';
    last_id := ids[cardinality(ids)];
    ids := array(select r.id from restaurants r where r.id = any(ids)
      and r.search is distinct from restaurant_search(r.name, r.translations, r.description));
    with free as (select id from restaurants where id = any(ids) order by id for update skip locked),
    stored as (
      update restaurants r set search = restaurant_search(r.name, r.translations, r.description)
      from free where r.id = free.id returning r.id)
    select held_ids || array(select unnest(ids) except select id from stored) into held_ids;
    commit;
  end loop;
  foreach held_id in array held_ids loop
    update restaurants r set search = restaurant_search(r.name, r.translations, r.description) where r.id = held_id;
    commit;
  end loop;
end
$$;

-- Restaurants' names have weight D since this line was added: a change of `dish_search` is stored by a change of this file.
-- afterwards, outside a transaction
call store_search_anew();
