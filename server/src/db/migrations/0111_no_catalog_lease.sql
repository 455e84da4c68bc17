-- Every instance asks for changes of the catalog; nobody passes a gate any more before changing it.
drop trigger if exists catalog_changes_gate on catalog_changes;
drop trigger if exists users_gate on users;
drop trigger if exists refresh_families_gate on refresh_families;
drop function if exists pass_catalog_gate(), outlast_lost_catalog_lease(), is_catalog_lease_wanted(),
  take_catalog_lease(bigint), put_down_catalog_lease(bigint);
drop sequence if exists catalog_lease_held;
