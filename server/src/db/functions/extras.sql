-- The groups of a dish as responses carry them.
create or replace function extras_wire(extras jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'name', g ->> 'name', 'min', (g ->> 'min')::int, 'max', (g ->> 'max')::int, 'options', (
      select json_agg(json_strip_nulls(json_build_object(
        'name', o ->> 'name', 'price', (o ->> 'price_minor')::float8 / currency_scale(),
        'sold_out_until', o ->> 'sold_out_until')) order by at)
      from jsonb_array_elements(g -> 'options') with ordinality as options (o, at)
    )) order by place), '[]')
  from jsonb_array_elements(extras) with ordinality as groups (g, place)
$$;

-- What was bought of them, likewise.
create or replace function bought_extras_wire(extras jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object('group', e ->> 'group', 'name', e ->> 'name',
    'label', e ->> 'label', 'price', (e ->> 'price_minor')::float8 / currency_scale())) order by place), '[]')
  from jsonb_array_elements(extras) with ordinality as bought (e, place)
$$;

-- Whether as much can be chosen of every group as it asks for; the same as isWithinReach (domain).
create or replace function extras_within_reach(extras jsonb) returns boolean
language sql stable parallel safe as $$
  select coalesce(bool_and((g ->> 'min')::int <= (
    select count(*) from jsonb_array_elements(g -> 'options') o
    where coalesce((o ->> 'sold_out_until')::timestamptz <= now(), true))), true)
  from jsonb_array_elements(extras) g
$$;
