-- Identifiers that grow for ever: two billion orders or notifications are a matter of time. Rewrites these tables;
-- docs/operations.md says how to prepare a large database without a pause.
alter table orders alter column id type bigint;
alter table order_parts alter column id type bigint, alter column order_id type bigint;
alter table order_items alter column id type bigint, alter column part_id type bigint;
alter table restaurant_notifications alter column id type bigint, alter column order_item_id type bigint;
alter table customer_notifications alter column id type bigint, alter column order_id type bigint;
alter table payment_sessions alter column id type bigint, alter column order_id type bigint,
  alter column part_ids type bigint[];
alter table refunds alter column id type bigint, alter column order_id type bigint, alter column part_id type bigint,
  alter column session_id type bigint;
alter table money_ledger alter column id type bigint, alter column order_id type bigint,
  alter column part_id type bigint;
alter table payment_problems alter column id type bigint, alter column order_id type bigint;
alter table rider_positions alter column order_id type bigint, alter column part_id type bigint;
alter table carts alter column id type bigint;
alter table cart_items alter column id type bigint, alter column cart_id type bigint;
alter table audit_log alter column id type bigint, alter column subject_id type bigint;
alter table outbox_mails alter column id type bigint;

do $$
declare
  column_of record;
begin
  for column_of in
    select format('%I.%I', table_schema, table_name) as table_name, column_name
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and data_type = 'bigint'
  loop
    execute format('alter sequence %s as bigint', pg_get_serial_sequence(column_of.table_name, column_of.column_name));
  end loop;
end
$$;
