-- Whatever public answers are made of is followed here, whoever writes it: an order that takes stock, a review, an
-- administrator at the database's own prompt.

create or replace function note_restaurants_of_rows() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (restaurant_id) select distinct restaurant_id from changed;
  return null;
end
$$;

create or replace trigger dishes_note_insert after insert on dishes
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger dishes_note_update after update on dishes
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger dishes_note_delete after delete on dishes
  referencing old table as changed for each statement execute function note_restaurants_of_rows();

create or replace trigger reviews_note_insert after insert on reviews
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger reviews_note_update after update on reviews
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger reviews_note_delete after delete on reviews
  referencing old table as changed for each statement execute function note_restaurants_of_rows();

create or replace trigger category_hours_note_insert after insert on category_hours
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger category_hours_note_update after update on category_hours
  referencing new table as changed for each statement execute function note_restaurants_of_rows();
create or replace trigger category_hours_note_delete after delete on category_hours
  referencing old table as changed for each statement execute function note_restaurants_of_rows();

create or replace function note_restaurant() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (restaurant_id, is_listed) values (new.id, true);
  return null;
end
$$;

create or replace trigger restaurants_note_update after update on restaurants
  for each row when (old.* is distinct from new.*) execute function note_restaurant();

create or replace function note_terms() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (restaurant_id, is_listed) values (coalesce(new.restaurant_id, old.restaurant_id), true);
  return null;
end
$$;

create or replace trigger restaurant_terms_note after insert or update or delete on restaurant_terms
  for each row execute function note_terms();

create or replace function note_author() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (restaurant_id) select distinct restaurant_id from reviews where user_id = new.id;
  return null;
end
$$;

create or replace trigger users_note_author after update of name, image on users
  for each row when ((old.name, old.image) is distinct from (new.name, new.image)) execute function note_author();

create or replace function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (restaurant_id, is_listed) values (null, true);
  return null;
end
$$;

create or replace trigger restaurants_note_new after insert or delete on restaurants
  for each statement execute function note_everything();
create or replace trigger categories_note after insert or update or delete on categories
  for each statement execute function note_everything();
create or replace trigger platform_settings_note after update on platform_settings
  for each statement execute function note_everything();
