create index restaurants_search on restaurants using gin ((name || ' ' || email) gin_trgm_ops);
create index restaurants_owner_requests on restaurants (owner_id, id desc);
create index dishes_in_review on dishes (id) where status = 'in-review' and deleted_at is null;

-- The marketplace's figures by month and by restaurant come from this index alone.
create index order_parts_sales on order_parts (created_at) include (restaurant_id, sub_total_paisa)
  where paid_at is not null and order_status <> 'cancelled';

-- What an administrator did stays written.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows';
end
$$;
create trigger audit_log_rows_stay before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_audit_change();
