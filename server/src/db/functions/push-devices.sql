-- Whoever signs out, or whose sign-in is ended, is told nothing more on that device.
create or replace function forget_devices_of_sign_in() returns trigger language plpgsql as $$
begin
  delete from push_devices where family_id = new.id;
  return null;
end $$;

create or replace trigger push_devices_of_ended_sign_in after update of revoked_at on refresh_families
  for each row when (new.revoked_at is not null) execute function forget_devices_of_sign_in();

-- A rider's devices were added with the key of their page and go with it.
create or replace function forget_devices_of_rider() returns trigger language plpgsql as $$
begin
  delete from push_devices where rider_id = new.id;
  return null;
end $$;

create or replace trigger push_devices_of_former_rider after update of rider_key, deleted_at on riders
  for each row when (new.rider_key is distinct from old.rider_key or new.deleted_at is not null)
  execute function forget_devices_of_rider();
