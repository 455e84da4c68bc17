-- Amounts are whole numbers of the smallest unit of the installation's currency, whatever that is called.
do $$
declare
  one record;
begin
  for one in
    select c.relname as table_name, a.attname as column_name,
      case a.attname when 'paisa' then 'amount_minor' else replace(a.attname, '_paisa', '_minor') end as renamed
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and (a.attname = 'paisa' or a.attname like '%\_paisa')
  loop
    execute format('alter table %I rename column %I to %I', one.table_name, one.column_name, one.renamed);
  end loop;
end
$$;

-- What named its columns itself; functions/figures.sql makes the rest of it again.
drop view if exists figure_differences, counted_figures, kept_figures;
drop function if exists part_figures(order_parts), order_figures(orders), user_figures(users), dish_figures(dishes),
  restaurant_figures(restaurants), restaurant_notification_figures(restaurant_notifications),
  customer_notification_figures(customer_notifications);
create view kept_figures as
  select kind, subject_id, month, count, amount_minor from figures
  union all
  select kind, subject_id, month, count, amount_minor from figure_changes;

-- Which currency the amounts of this database are in; null until the first start.
alter table platform_settings add column currency text;

-- How many of the smallest unit make one of the currency. The first start of an installation makes it anew for a
-- currency without decimals or with three; it never changes afterwards, so it may be called immutable.
create function currency_scale() returns double precision
language sql immutable parallel safe as 'select 100::float8';

create or replace function portions_wire(portions jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'size_name', p ->> 'size_name', 'price', (p ->> 'price_minor')::float8 / currency_scale(),
    'sold_out_until', p ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(portions) with ordinality as rows (p, place)
$$;

create or replace function spice_levels_wire(spice_levels jsonb) returns json
language sql immutable parallel safe as $$
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'level_name', s ->> 'level_name', 'additional_price', (s ->> 'additional_price_minor')::float8 / currency_scale(),
    'sold_out_until', s ->> 'sold_out_until')) order by place), '[]')
  from jsonb_array_elements(spice_levels) with ordinality as rows (s, place)
$$;

-- The options in a dish's row name their amounts as the columns do; the next file renames them. In batches, each of a
-- transaction of its own.
create procedure rename_option_amounts() language plpgsql as $$
declare
  last_id integer := 0;
  ids integer[];
begin
  loop
    select array_agg(id) into ids
    from (select id from dishes where id > last_id order by id limit 1000) batch;
    exit when ids is null;
    with renamed as (update dishes set portions = replace(portions::text, '"price_paisa":', '"price_minor":')::jsonb,
        spice_levels = replace(spice_levels::text, '"additional_price_paisa":', '"additional_price_minor":')::jsonb
      where id = any(ids) and (portions::text like '%"price_paisa":%' or spice_levels::text like '%_paisa":%')
    )
    select max(id) into last_id from unnest(ids) id;
    commit;
  end loop;
end
$$;
