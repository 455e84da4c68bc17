-- A new order's text is made of its item. What a restaurant is told beside new orders has a type and a message.
create table restaurant_notifications (
  id bigint primary key generated always as identity,
  restaurant_id integer not null references restaurants,
  order_item_id bigint not null references order_items,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  type text,
  message text,
  -- The next mail about ended orders tells it.
  mail_due boolean not null default false
)
-- As for orders: deep pages come from the index alone.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index restaurant_notifications_list on restaurant_notifications (restaurant_id, id desc);
create index restaurant_notifications_item on restaurant_notifications (order_item_id);
-- Every page of an owner shows how many are un-read, and all of them may be marked at once.
create index restaurant_notifications_unread on restaurant_notifications (restaurant_id, id) where seen_at is null;
create index restaurant_notifications_mail_due on restaurant_notifications (restaurant_id) where mail_due;

create table customer_notifications (
  id bigint primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  order_id bigint references orders,
  title text not null,
  message text not null,
  seen_at timestamptz,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index customer_notifications_list on customer_notifications (user_id, id desc);
create index customer_notifications_order on customer_notifications (order_id);
-- Counted on every visit of whoever is signed in, for the number in the header.
create index customer_notifications_unread on customer_notifications (user_id) where seen_at is null;
