-- Every page of an owner shows how many are un-read, and all of them may be marked at once.
create index restaurant_notifications_unread on restaurant_notifications (restaurant_id, id) where seen_at is null;
