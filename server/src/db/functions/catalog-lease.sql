-- A process may serve what it keeps without asking the database, as long as nobody else can change it without its
-- knowing (decision 020). Everyone who changes the catalog, accounts or sign-ins passes here before the commit. Locks, all on
-- numbers of this range (5639069683421282304 is 20034 << 48):
--   5639069683421282304, the gate: shared by everyone who is about to commit a change
--   5639069683421282305, the lease: exclusive while a process holds it, shared by changes of others
--   5639069683421282306, shared by every process that is running
--   a number of each process, exclusive while it holds the lease; its connections that write name it

create or replace function pass_catalog_gate() returns trigger language plpgsql as $$
declare
  own text := current_setting('nearbite.process', true);
begin
  perform pg_advisory_xact_lock_shared(5639069683421282304);
  if own <> '' then
    raise info 'nearbite: changed';
  end if;
  -- Its own process knows what it commits; everybody else waits until the lease is put down.
  if coalesce(own, '') = '' or pg_try_advisory_xact_lock_shared(own::bigint) then
    perform pg_advisory_xact_lock_shared(5639069683421282305);
    perform outlast_lost_catalog_lease();
  end if;
  return null;
end
$$;

create or replace trigger catalog_changes_gate before insert on catalog_changes
  for each statement execute function pass_catalog_gate();
create or replace trigger users_gate after update or delete on users
  for each statement execute function pass_catalog_gate();
create or replace trigger refresh_families_gate after update or delete on refresh_families
  for each statement execute function pass_catalog_gate();

-- The lease's lock is gone, but its holder may not have heard of that: it trusts what it last heard for half a second.
create or replace function outlast_lost_catalog_lease() returns void language plpgsql as $$
begin
  if (select last_value from catalog_lease_held) = 1 then
    perform pg_sleep(0.6);
    perform setval('catalog_lease_held', 0);
  end if;
end
$$;

-- Whether another process runs, or somebody waits to change the catalog, or an earlier lease is not wholly gone.
create or replace function is_catalog_lease_wanted() returns boolean language sql as $$
  select exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 1 and l.classid::bigint >> 16 = 20034
      and l.database = (select oid from pg_database where datname = current_database())
      and l.pid <> pg_backend_pid()
      and case
        when (l.classid::bigint, l.objid::bigint) = (1312948224, 0) then false
        when (l.classid::bigint, l.objid::bigint) = (1312948224, 1) then not l.granted
        when (l.classid::bigint, l.objid::bigint) = (1312948224, 2) then true
        else l.mode = 'ExclusiveLock'
      end
  )
$$;

-- Never waits for a lock: what stands in the way is found out again a moment later.
create or replace function take_catalog_lease(own bigint) returns boolean language plpgsql as $$
begin
  if is_catalog_lease_wanted() or not pg_try_advisory_lock(5639069683421282305) then
    return false;
  end if;
  perform outlast_lost_catalog_lease();
  if pg_try_advisory_lock(own) then
    -- The look at the locks comes first: whoever took an earlier lease for its own since then is in the gate.
    if not is_catalog_lease_wanted() and pg_try_advisory_lock(5639069683421282304) then
      perform pg_advisory_unlock(5639069683421282304);
      perform setval('catalog_lease_held', 1);
      return true;
    end if;
    perform pg_advisory_unlock(own);
  end if;
  perform pg_advisory_unlock(5639069683421282305);
  return false;
end
$$;

create or replace function put_down_catalog_lease(own bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_unlock(own);
  perform setval('catalog_lease_held', 0);
  perform pg_advisory_unlock(5639069683421282305);
end
$$;
