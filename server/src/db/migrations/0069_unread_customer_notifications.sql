-- outside a transaction
-- Counted on every visit of whoever is signed in, for the number in the header.
drop index concurrently if exists customer_notifications_unread;
create index concurrently customer_notifications_unread on customer_notifications (user_id) where seen_at is null;
