-- outside a transaction
-- What ended without the kitchen rings, too, until somebody looks at it.
drop index concurrently if exists order_parts_ringing;
create index concurrently order_parts_ringing on order_parts (restaurant_id, cookable_at, id)
  where answer_by is not null
    or (seen_at is null and cookable_at is not null
      and (stage = 'accepted' or (stage in ('canceled', 'expired') and ended_by in ('customer', 'clock', 'administrator'))));
drop index concurrently if exists order_parts_waiting;
drop index concurrently if exists restaurant_notifications_mail_due;
create index concurrently restaurant_notifications_mail_due on restaurant_notifications (restaurant_id) where mail_due;
