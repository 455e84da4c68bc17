-- Whether a known word may be what was meant by a mistyped one. Short words forgive little: a changed consonant
-- makes another food of them (roast, toast); longer words forgive more.
create or replace function search_is_near(typed text, typed_folded text, word text, word_folded text) returns boolean
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
    -- By ear all but a vowel is right: "kari" may be karahi or curry.
    return same_start and (
      (mistakes = 1 and (typed_length <> length(word) or same_consonants))
      or (mistakes_folded = 1 and same_consonants));
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
create or replace function search_meanings(typed text, loosely boolean) returns text[]
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
create or replace function search_split(typed text) returns tsquery
language sql stable as $$
  select quote_literal(beginning)::tsquery && (quote_literal(rest) || ':*')::tsquery
  from generate_series(3, length(typed) - 3) as place
  cross join lateral (
    select search_fold(left(typed, place)) as beginning, search_fold(substr(typed, place + 1)) as rest offset 0
  ) halves
  where length(typed) between 6 and 40
    and exists (select from search_words w where w.folded = beginning offset 0)
    -- The first word that is not before it, which an index tells for any place.
    and (select w.folded = rest or (length(typed) - place >= 4 and starts_with(w.folded, rest))
      from search_words w where w.folded ~>=~ rest order by w.folded using ~<~ limit 1)
  limit 1
$$;

-- What a typed text asks for: every word, in any order, each in any of its meanings. Null: nothing to look for.
create or replace function search_query(typed text, loosely boolean) returns tsquery
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
      select string_agg(distinct quote_literal(m), ' | ')::tsquery into meaning
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

-- Whether any dish is found. Only the index over the words may be asked: the planner takes a match for so likely that
-- it would read dish after dish until one comes.
create or replace function search_finds(terms tsquery) returns boolean
language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  select exists (select from dishes d where d.search @@ terms and d.deleted_at is null and d.status = 'live')
$$;

-- As typed; only where that finds nothing at all, loosely.
create or replace function search_query(typed text) returns tsquery
language plpgsql stable as $$
declare
  strictly tsquery := search_query(typed, false);
begin
  if strictly is null or search_finds(strictly) then
    return strictly;
  end if;
  return search_query(typed, true);
end
$$;

-- What was most likely meant by a text with mistakes in it, in known words; null where nothing had to be guessed. A word
-- that is known in another spelling, or the beginning of one, is no guess.
create or replace function search_understood(typed text) returns text
language plpgsql stable set enable_seqscan = off as $$
declare
  words text[] := array(select w from unnest(string_to_array(search_text(typed), ' ')) with ordinality as t (w, place)
    where w <> '' order by place limit 12);
  typed_folded text;
  meant text;
  is_guess boolean := false;
begin
  for i in 1 .. coalesce(cardinality(words), 0) loop
    typed_folded := search_fold(words[i]);
    -- In the spelling that is known, where another word is a guess.
    meant := (
      select w.word from search_words w where w.folded = typed_folded
      order by w.word = words[i] desc, w.is_food desc, levenshtein(left(words[i], 60), left(w.word, 60)), w.word limit 1);
    if meant is not null then
      words[i] := meant;
      continue;
    end if;
    continue when length(words[i]) not between 4 and 40
      or exists (select from search_words w where w.word like words[i] || '%' or w.folded like typed_folded || '%');
    meant := (
      select w.word from search_words w
      where w.variants && search_variants(words[i], typed_folded)
        and search_is_near(words[i], typed_folded, w.word, w.folded)
      order by w.is_food desc, levenshtein(words[i], w.word), w.word limit 1);
    if meant is not null then
      words[i] := meant;
      is_guess := true;
    end if;
  end loop;
  return case when is_guess then array_to_string(words, ' ') end;
end
$$;
