-- What each row adds to the kept figures stands here once: the triggers append the difference of every change, and
-- the recount adds up whole tables.

create or replace function figures_month(at timestamptz) returns date language sql stable as $$
  select date_trunc('month', at at time zone coalesce(time_zone, 'UTC'))::date from figures_calendar
$$;

create or replace function part_figures(p order_parts)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select 'parts-' || p.order_status, p.restaurant_id, '-infinity'::date, 1::bigint, 0::bigint
  union all
  select sold.kind, sold.subject_id, sold.month, 1, p.sub_total_minor
  from (values ('sold', p.restaurant_id), ('sold-everywhere', 0)) s (kind, subject_id)
  cross join lateral (select s.kind, s.subject_id, figures_month(p.created_at) as month) sold
  where p.paid_at is not null and p.order_status <> 'cancelled'
  union all
  select 'sold-cash', p.restaurant_id, '-infinity', 1, p.sub_total_minor
  where p.paid_at is not null and p.order_status <> 'cancelled'
    and exists (select from orders o where o.id = p.order_id and o.payment_method = 'cash')
$$;

create or replace function order_figures(o orders)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select 'orders', 0, '-infinity'::date, 1::bigint, 0::bigint
  union all
  select 'customer-' || o.order_status, o.user_id, '-infinity', 1, 0 where o.user_id is not null
$$;

create or replace function restaurant_notification_figures(n restaurant_notifications)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select case when n.seen_at is null then 'notices-unread' else 'notices-seen' end, n.restaurant_id,
    '-infinity'::date, 1::bigint, 0::bigint
$$;

create or replace function customer_notification_figures(n customer_notifications)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select 'customer-notices', n.user_id, '-infinity'::date, 1::bigint, 0::bigint
$$;

create or replace function user_figures(u users)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select f.kind, 0, '-infinity'::date, 1::bigint, 0::bigint
  from (values ('users', true), ('users-unverified', not u.is_verified), ('users-blocked', u.blocked_at is not null))
    f (kind, holds)
  where f.holds
$$;

create or replace function restaurant_figures(r restaurants)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select 'restaurants-' || r.status, 0, '-infinity'::date, 1::bigint, 0::bigint
  union all
  select 'restaurants-owner-blocked', 0, '-infinity', 1, 0 where r.status = 'approved' and r.is_owner_blocked
$$;

create or replace function dish_figures(d dishes)
returns table (kind text, subject_id integer, month date, count bigint, amount_minor bigint) language sql stable as $$
  select 'dishes-' || d.status, 0, '-infinity'::date, 1::bigint, 0::bigint where d.deleted_at is null
$$;

-- Nets the change: most change nothing but one figure.
create or replace function keep_part_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from part_figures(new);
  elsif tg_op = 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from part_figures(old);
  else
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, sum(count), sum(amount_minor)
    from (
      select * from part_figures(new)
      union all
      select kind, subject_id, month, -count, -amount_minor from part_figures(old)
    ) changes
    group by kind, subject_id, month
    having sum(count) <> 0 or sum(amount_minor) <> 0;
  end if;
  return null;
end
$$;

create or replace function keep_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from order_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from order_figures(new);
  end if;
  return null;
end
$$;

create or replace function keep_restaurant_notification_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from restaurant_notification_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from restaurant_notification_figures(new);
  end if;
  return null;
end
$$;

create or replace function keep_customer_notification_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from customer_notification_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from customer_notification_figures(new);
  end if;
  return null;
end
$$;

create or replace function keep_user_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from user_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from user_figures(new);
  end if;
  return null;
end
$$;

create or replace function keep_restaurant_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from restaurant_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from restaurant_figures(new);
  end if;
  return null;
end
$$;

create or replace function keep_dish_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, -count, -amount_minor from dish_figures(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into figure_changes (kind, subject_id, month, count, amount_minor) select * from dish_figures(new);
  end if;
  return null;
end
$$;

create or replace trigger order_parts_figures after insert or delete on order_parts
  for each row execute function keep_part_figures();
create or replace trigger order_parts_figures_change after update on order_parts
  for each row when (
    (old.order_status, old.paid_at is null, old.sub_total_minor, old.restaurant_id, old.created_at)
    is distinct from
    (new.order_status, new.paid_at is null, new.sub_total_minor, new.restaurant_id, new.created_at)
  ) execute function keep_part_figures();

create or replace trigger orders_figures after insert or delete on orders
  for each row execute function keep_order_figures();
create or replace trigger orders_figures_change after update on orders
  for each row when ((old.user_id, old.order_status) is distinct from (new.user_id, new.order_status))
  execute function keep_order_figures();

create or replace trigger restaurant_notifications_figures after insert or delete on restaurant_notifications
  for each row execute function keep_restaurant_notification_figures();
create or replace trigger restaurant_notifications_figures_change after update on restaurant_notifications
  for each row when ((old.seen_at is null) <> (new.seen_at is null))
  execute function keep_restaurant_notification_figures();

create or replace trigger customer_notifications_figures after insert or delete on customer_notifications
  for each row execute function keep_customer_notification_figures();

create or replace trigger users_figures after insert or delete on users
  for each row execute function keep_user_figures();
create or replace trigger users_figures_change after update on users
  for each row when ((old.is_verified, old.blocked_at is null) is distinct from (new.is_verified, new.blocked_at is null))
  execute function keep_user_figures();

create or replace trigger restaurants_figures after insert or delete on restaurants
  for each row execute function keep_restaurant_figures();
create or replace trigger restaurants_figures_change after update on restaurants
  for each row when ((old.status, old.is_owner_blocked) is distinct from (new.status, new.is_owner_blocked))
  execute function keep_restaurant_figures();

create or replace trigger dishes_figures after insert or delete on dishes
  for each row execute function keep_dish_figures();
create or replace trigger dishes_figures_change after update on dishes
  for each row when ((old.status, old.deleted_at is null) is distinct from (new.status, new.deleted_at is null))
  execute function keep_dish_figures();

create or replace function keep_order_status() returns trigger language plpgsql as $$
begin
  update orders o set order_status = s.status
  from (
    select case when bool_and(order_status = 'cancelled') then 'cancelled'
      when bool_and(order_status <> 'pending') then 'fulfilled' else 'pending' end as status
    from order_parts where order_id = new.order_id
  ) s
  where o.id = new.order_id and o.order_status <> s.status;
  return null;
end
$$;

-- A part is written as pending, as its order is.
create or replace trigger order_parts_order_status after insert on order_parts
  for each row when (new.order_status <> 'pending') execute function keep_order_status();
create or replace trigger order_parts_order_status_change after update on order_parts
  for each row when (old.order_status <> new.order_status) execute function keep_order_status();

-- Everything counted anew.
create or replace view counted_figures as
  select kind, subject_id, month, sum(count)::bigint as count, sum(amount_minor)::bigint as amount_minor
  from (
    select f.* from order_parts p cross join lateral part_figures(p) f
    union all select f.* from orders o cross join lateral order_figures(o) f
    union all select f.* from restaurant_notifications n cross join lateral restaurant_notification_figures(n) f
    union all select f.* from customer_notifications n cross join lateral customer_notification_figures(n) f
    union all select f.* from users u cross join lateral user_figures(u) f
    union all select f.* from restaurants r cross join lateral restaurant_figures(r) f
    union all select f.* from dishes d cross join lateral dish_figures(d) f
  ) rows
  group by kind, subject_id, month;

-- Where what is kept is not what is counted; empty when all is well.
create or replace view figure_differences as
  select kind, subject_id, month, coalesce(kept.count, 0) as kept_count, coalesce(counted.count, 0) as counted_count,
    coalesce(kept.amount_minor, 0) as kept_minor, coalesce(counted.amount_minor, 0) as counted_minor
  from (
    select kind, subject_id, month, sum(count)::bigint as count, sum(amount_minor)::bigint as amount_minor
    from kept_figures group by kind, subject_id, month
  ) kept
  full join counted_figures counted using (kind, subject_id, month)
  where (coalesce(kept.count, 0), coalesce(kept.amount_minor, 0)) <> (coalesce(counted.count, 0), coalesce(counted.amount_minor, 0))
  union all
  select 'sold-year', coalesce(kept.restaurant_id, summed.subject_id), year_from, coalesce(kept.count, 0),
    coalesce(summed.count, 0), coalesce(kept.amount_minor, 0), coalesce(summed.amount_minor, 0)
  from figures_calendar
  cross join lateral (
    select subject_id, sum(count)::bigint as count, sum(amount_minor)::bigint as amount_minor
    from figures where kind = 'sold' and month >= year_from group by subject_id having sum(count) > 0
  ) summed
  full join restaurant_year_sales kept on kept.restaurant_id = summed.subject_id
  where year_from is not null and (kept.count, kept.amount_minor) is distinct from (summed.count, summed.amount_minor);

-- Adds the changes up. One at a time; readers see the changes or the sums, never both and never neither.
create or replace function fold_figures() returns void language plpgsql as $$
declare
  sellers integer[];
begin
  perform pg_advisory_xact_lock(hashtext('fold_figures'));
  with folded as (
    delete from figure_changes returning kind, subject_id, month, count, amount_minor
  ), added as (
    insert into figures as f (kind, subject_id, month, count, amount_minor)
    select kind, subject_id, month, sum(count), sum(amount_minor) from folded group by kind, subject_id, month
    on conflict (kind, subject_id, month) do update
      set count = f.count + excluded.count, amount_minor = f.amount_minor + excluded.amount_minor
  )
  select array_agg(distinct subject_id) into sellers from folded where kind = 'sold';
  perform keep_year_sales(sellers);
end
$$;

-- The sums of the last twelve months, of the restaurants whose sales have changed; all anew when a month begins.
create or replace function keep_year_sales(sellers integer[]) returns void language plpgsql as $$
declare
  known_from date;
  first_month date;
begin
  select year_from, (figures_month(now()) - interval '11 months')::date into known_from, first_month
  from figures_calendar;
  if known_from is distinct from first_month then
    update figures_calendar set year_from = first_month;
    delete from restaurant_year_sales;
    sellers := null;
  elsif sellers is null then
    return;
  else
    delete from restaurant_year_sales where restaurant_id = any(sellers);
  end if;
  insert into restaurant_year_sales (restaurant_id, count, amount_minor)
  select subject_id, sum(count), sum(amount_minor) from figures
  where kind = 'sold' and month >= first_month and (sellers is null or subject_id = any(sellers))
  group by subject_id
  having sum(count) > 0;
end
$$;

-- Counts everything anew, while nothing that is counted can change.
create or replace function recount_figures(zone text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_figures'));
  lock table orders, order_parts, restaurant_notifications, customer_notifications, users, restaurants, dishes
    in share row exclusive mode;
  update figures_calendar set time_zone = zone, year_from = null;
  delete from figure_changes;
  delete from figures;
  insert into figures (kind, subject_id, month, count, amount_minor)
  select kind, subject_id, month, count, amount_minor from counted_figures;
end
$$;
