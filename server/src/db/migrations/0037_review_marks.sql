-- Whether the reviewer had the dish: such reviews come first. Set when the review is written, or when the order is
-- handed over later.
alter table reviews add column has_ordered boolean not null default false;
update reviews v set has_ordered = true
where exists (
  select from orders o
  join order_parts p on p.order_id = o.id
  join order_items i on i.part_id = p.id
  where o.user_id = v.user_id and i.dish_id = v.dish_id and p.order_status <> 'cancelled'
    and (p.paid_at is not null or p.order_status = 'fulfilled')
);
drop index reviews_dish;
create index reviews_dish on reviews (dish_id, has_ordered desc, id desc);
create index reviews_of_user_by_day on reviews (user_id, created_at);
