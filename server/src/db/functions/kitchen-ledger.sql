-- An entry without a part is for those of its payment; where no payment is known, for all of its order. The last takes
-- what is left, so that the shares always make the whole.
create or replace function kitchen_shares(l money_ledger)
returns table (part_id bigint, restaurant_id integer, amount_minor bigint) language sql stable as $$
  select p.id, p.restaurant_id,
    case when l.part_id is not null then l.amount_minor
      when row_number() over (order by p.id desc) = 1
        then l.amount_minor - (sum(p.total_minor) over () - p.total_minor)::bigint
      else p.total_minor end
  from order_parts p
  where p.order_id = l.order_id and case when l.part_id is not null then p.id = l.part_id else p.id = any(coalesce(
    (select s.part_ids from payment_sessions s
      where s.provider = l.provider and s.provider_payment_id = l.provider_reference),
    (select s.part_ids from refunds r join payment_sessions s on s.id = r.session_id
      where r.order_id = l.order_id and r.provider_refund_id = l.provider_reference limit 1),
    array(select id from order_parts where order_id = l.order_id)
  )) end
$$;

create or replace function book_kitchens() returns trigger language plpgsql as $$
begin
  insert into kitchen_ledger (ledger_id, part_id, restaurant_id, kind, amount_minor, created_at)
  select new.id, s.part_id, s.restaurant_id, new.kind, s.amount_minor, new.created_at from kitchen_shares(new) s;
  return null;
end
$$;

create or replace trigger money_ledger_by_kitchen after insert on money_ledger
  for each row execute function book_kitchens();

create or replace trigger kitchen_ledger_append_only before update or delete on kitchen_ledger
  for each row execute function refuse_ledger_change();

-- afterwards, outside a transaction
insert into kitchen_ledger (ledger_id, part_id, restaurant_id, kind, amount_minor, created_at)
  select l.id, s.part_id, s.restaurant_id, l.kind, s.amount_minor, l.created_at
  from money_ledger l cross join lateral kitchen_shares(l) s
  where not exists (select from kitchen_ledger k where k.ledger_id = l.id)
  on conflict do nothing;
