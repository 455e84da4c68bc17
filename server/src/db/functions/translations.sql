-- What an order keeps of a dish's translations: its titles.
create or replace function title_translations(translations jsonb) returns jsonb
language sql immutable parallel safe as $$
  select case when translations = '{}' then translations else coalesce((
    select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title'))
    from jsonb_each(translations) where value ? 'title'), '{}') end
$$;
