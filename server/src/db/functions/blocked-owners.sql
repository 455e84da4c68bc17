create or replace function follow_block_of_owner() returns trigger language plpgsql as $$
begin
  update restaurants set is_owner_blocked = new.blocked_at is not null where owner_id = new.id;
  return null;
end
$$;

create or replace trigger users_block_reaches_restaurants after update of blocked_at on users
  for each row when ((old.blocked_at is null) <> (new.blocked_at is null))
  execute function follow_block_of_owner();

-- Shared: a block given at this moment waits, and then finds the row.
create or replace function start_with_block_of_owner() returns trigger language plpgsql as $$
begin
  select blocked_at is not null into new.is_owner_blocked from users where id = new.owner_id for share;
  new.is_owner_blocked := coalesce(new.is_owner_blocked, false);
  return new;
end
$$;

create or replace trigger restaurants_start_with_block before insert on restaurants
  for each row execute function start_with_block_of_owner();
