-- A new name goes into the search of every dish it concerns. Whoever orders locks dishes in the order of their ids;
-- locked in the same order here, neither waits for what the other holds.
create or replace function spread_restaurant_name() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[new.name], false);
  if tg_op = 'UPDATE' then
    perform 1 from dishes where restaurant_id = new.id order by id for no key update;
    update dishes d set search = dish_search(d.title, d.tags, d.description, d.category_id, d.restaurant_id)
    where d.restaurant_id = new.id;
  end if;
  return null;
end
$$;

create or replace function spread_category_title() returns trigger
language plpgsql as $$
begin
  perform learn_search_words(array[new.title], true);
  if tg_op = 'UPDATE' then
    perform 1 from dishes where category_id = new.id order by id for no key update;
    update dishes d set search = dish_search(d.title, d.tags, d.description, d.category_id, d.restaurant_id)
    where d.category_id = new.id;
  end if;
  return null;
end
$$;
