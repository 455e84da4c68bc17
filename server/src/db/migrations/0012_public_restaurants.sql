-- The one answer to whether customers may see a restaurant, its dishes and order from it. Nobody can run a kitchen
-- whose owner is blocked; its status stays, so that it comes back as it was.
alter table restaurants add column is_owner_blocked boolean not null default false;
update restaurants r set is_owner_blocked = true
from users u where u.id = r.owner_id and u.blocked_at is not null;
alter table restaurants add column is_public boolean not null
  generated always as (status = 'approved' and not is_owner_blocked) stored;

create function follow_block_of_owner() returns trigger language plpgsql as $$
begin
  update restaurants set is_owner_blocked = new.blocked_at is not null where owner_id = new.id;
  return null;
end
$$;
create trigger users_block_reaches_restaurants after update of blocked_at on users
  for each row when ((old.blocked_at is null) <> (new.blocked_at is null))
  execute function follow_block_of_owner();

-- Shared: a block given at this moment waits, and then finds the row.
create function start_with_block_of_owner() returns trigger language plpgsql as $$
begin
  select blocked_at is not null into new.is_owner_blocked from users where id = new.owner_id for share;
  new.is_owner_blocked := coalesce(new.is_owner_blocked, false);
  return new;
end
$$;
create trigger restaurants_start_with_block before insert on restaurants
  for each row execute function start_with_block_of_owner();

drop index restaurants_nearby;
drop index restaurants_best;
create index restaurants_nearby on restaurants using gist (location) where is_public;
create index restaurants_best on restaurants ((rating_sum::float8 / greatest(rating_count, 1)) desc, id)
  where is_public;
