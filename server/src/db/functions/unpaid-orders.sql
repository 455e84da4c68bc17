-- The portions that orders by card hold and that are not paid yet: of orders that are unsettled, in parts that are live
-- (shared/order-conditions.ts).
create or replace view unpaid_portions as
  select o.id as order_id, o.placed_from, o.user_id, i.qty
  from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id
  where o.payment_status in ('pending', 'failed') and o.payment_method = 'card' and p.order_status <> 'cancelled';

-- Those from one address and by one account. Called by the statement that writes an order: it waits for others from the
-- same address first, and counts as they have left it, which a statement itself could not, as it sees what was there
-- when it began.
create or replace function hold_unpaid_orders(ordered_from text, ordered_by integer,
  out orders_by_address bigint, out portions_by_address bigint,
  out orders_by_account bigint, out portions_by_account bigint) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('held:' || ordered_from, 0));
  select count(distinct order_id), coalesce(sum(qty), 0) into orders_by_address, portions_by_address
  from unpaid_portions where placed_from = ordered_from;
  select count(distinct order_id), coalesce(sum(qty), 0) into orders_by_account, portions_by_account
  from unpaid_portions where user_id = ordered_by;
end
$$;
