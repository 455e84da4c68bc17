-- Answers carry rupees, rows carry paisa: the short lists of a dish are turned once per write, not once per read.
create or replace function portions_wire(portions jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'size_name', p ->> 'size_name', 'price', (p ->> 'price_paisa')::float8 / 100,
    'sold_out_until', p ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(portions) with ordinality as rows (p, place)
$$;

create or replace function spice_levels_wire(spice_levels jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'level_name', s ->> 'level_name', 'additional_price', (s ->> 'additional_price_paisa')::float8 / 100,
    'sold_out_until', s ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(spice_levels) with ordinality as rows (s, place)
$$;

create or replace function gallery_wire(gallery jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_build_object('image', image) order by place), '[]')
  from jsonb_array_elements_text(gallery) with ordinality as rows (image, place)
$$;
