-- outside a transaction
-- Names of steps become the accounts of people who work there; a name of nobody there stays nobody's.
do $$ declare last_id integer := 0; top integer := (select max(id) from order_parts); begin while last_id < top loop
    update order_parts p set stage_actors = '{}', stage_user_ids = coalesce((
      select jsonb_object_agg(step.key, u.id) from jsonb_each_text(p.stage_actors) step
      join lateral (select id from users where name = step.value and (
          id = (select owner_id from restaurants where id = p.restaurant_id)
          or id in (select user_id from restaurant_staff where restaurant_id = p.restaurant_id)
        ) order by id limit 1) u on true), '{}') || p.stage_user_ids
    where p.id > last_id and p.id <= last_id + 5000 and p.stage_actors <> '{}'; commit; last_id := last_id + 5000; end loop; end $$;
