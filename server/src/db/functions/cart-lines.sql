-- The caller holds the cart's row, so parallel puts count one another's lines.
create or replace function refuse_full_cart() returns trigger language plpgsql as $$
begin
  if (select count(*) from cart_items where cart_id = new.cart_id) >= 100 and not exists (
    select 1 from cart_items
    where cart_id = new.cart_id and dish_id = new.dish_id
      and portion_size = new.portion_size and spice_level = new.spice_level
      and extras = new.extras
  ) then
    raise exception 'The cart is full' using errcode = 'check_violation', constraint = 'cart_items_at_most';
  end if;
  return new;
end
$$;

create or replace trigger cart_items_at_most before insert on cart_items
  for each row execute function refuse_full_cart();
