-- What is ordered by card and not paid yet, from one address and by one account. Called by the statement that writes an
-- order: it waits for others from the same address first, and counts as they have left it, which a statement itself
-- could not, as it sees what was there when it began.
create or replace function hold_unpaid_orders(ordered_from text, ordered_by integer,
  out orders_by_address bigint, out portions_by_address bigint,
  out orders_by_account bigint, out portions_by_account bigint) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('held:' || ordered_from, 0));
  select count(distinct o.id), coalesce(sum(i.qty), 0) into orders_by_address, portions_by_address
  from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id
  where o.placed_from = ordered_from and o.payment_status in ('pending', 'failed') and o.payment_method = 'card'
    and p.order_status <> 'cancelled';
  select count(distinct o.id), coalesce(sum(i.qty), 0) into orders_by_account, portions_by_account
  from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id
  where o.user_id = ordered_by and o.payment_status in ('pending', 'failed') and o.payment_method = 'card'
    and p.order_status <> 'cancelled';
end
$$;
