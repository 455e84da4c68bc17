create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The money ledger is append-only.';
end $$;

create or replace trigger money_ledger_append_only before update or delete on money_ledger
  for each row execute function refuse_ledger_change();

create or replace trigger money_ledger_no_truncate before truncate on money_ledger
  for each statement execute function refuse_ledger_change();

-- What an administrator did stays written, for two years: entries name people and addresses.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'The audit log only grows';
end
$$;

create or replace trigger audit_log_rows_stay before update or delete on audit_log
  for each row execute function refuse_audit_change();

create or replace trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_audit_change();
