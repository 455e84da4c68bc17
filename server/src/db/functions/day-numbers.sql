-- Numbers what waits for its kitchen's day to begin, in the order it became cookable. Who holds the day's row numbers
-- alone, and each statement here sees what the one before it has waited for; parts that somebody else is just changing
-- are left to the next time.
create or replace function number_waiting(kitchen integer, of_day date) returns void
language plpgsql volatile as $$
declare
  given integer;
begin
  insert into kitchen_days (restaurant_id, day) values (kitchen, of_day)
    on conflict (restaurant_id, day) do update set day = excluded.day;
  with waiting as materialized (
    select id, cookable_at from order_parts
    where restaurant_id = kitchen and kitchen_day = of_day and number is null and order_status <> 'cancelled'
    for no key update skip locked
  ), numbered as (
    update order_parts p set number = d.last_number + w.nth
    from (select id, row_number() over (order by cookable_at, id) as nth from waiting) w, kitchen_days d
    where p.id = w.id and d.restaurant_id = kitchen and d.day = of_day
    returning p.id
  )
  select count(*) into given from numbered;
  update kitchen_days set last_number = last_number + given
  where given > 0 and restaurant_id = kitchen and day = of_day;
end
$$;

-- The next number of each kitchen's day, in one order, so that no two orders wait for each other. What waited for the
-- day comes first.
create or replace function next_numbers(kitchens integer[], days date[])
returns table (kitchen integer, given integer) language plpgsql volatile rows 3 as $$
declare
  one record;
begin
  for one in select k, d from unnest(kitchens, days) u (k, d) where k is not null order by k loop
    perform number_waiting(one.k, one.d);
    update kitchen_days set last_number = last_number + 1 where restaurant_id = one.k and day = one.d
      returning restaurant_id, last_number into kitchen, given;
    return next;
  end loop;
end
$$;
