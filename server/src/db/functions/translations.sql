-- What an order keeps of a dish's translations: its title, and what was chosen of it; of extras in their order, null for
-- those without a translation.
create or replace function bought_translations(translations jsonb, portion text, spice text, extras jsonb) returns jsonb
language sql immutable parallel safe as $$
  select case when translations = '{}' then translations else coalesce((
    select jsonb_object_agg(key, kept)
    from jsonb_each(translations)
    cross join lateral (
      select jsonb_strip_nulls(jsonb_build_object('title', value -> 'title', 'portion', value -> 'portions' -> portion,
        'spice', value -> 'spice_levels' -> spice, 'extras', (
          select jsonb_agg(label order by place)
          from jsonb_array_elements(extras) with ordinality as bought (e, place)
          cross join lateral (select value -> 'extras' -> (e ->> 'group') -> 'options' -> (e ->> 'name') as label) named
          having count(label) > 0
        ))) as kept
    ) texts
    where kept <> '{}'), '{}') end
$$;

-- What was bought of extras, each with its label of those an order has kept.
create or replace function bought_extras_in(extras jsonb, labels jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(e || jsonb_strip_nulls(jsonb_build_object('label', labels -> (place - 1)::int)) order by place), '[]')
  from jsonb_array_elements(extras) with ordinality as bought (e, place)
$$;

-- Rows of a dish with the label of each whose name (by its key) has one.
create or replace function rows_in(list jsonb, name text, labels jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(e || jsonb_strip_nulls(jsonb_build_object('label', labels -> (e ->> name))) order by place), '[]')
  from jsonb_array_elements(list) with ordinality as listed (e, place)
$$;

-- Groups of extras likewise, by the group's name: { "name": …, "options": { … } }.
create or replace function extras_in(groups jsonb, texts jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(g || jsonb_strip_nulls(jsonb_build_object('label', texts -> (g ->> 'name') -> 'name'))
    || jsonb_build_object('options', rows_in(g -> 'options', 'name', texts -> (g ->> 'name') -> 'options')) order by place), '[]')
  from jsonb_array_elements(groups) with ordinality as offered (g, place)
$$;
