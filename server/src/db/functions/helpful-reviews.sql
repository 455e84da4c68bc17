-- The stored count is exact, whatever adds or takes marks away: a person, or the deletion of an account.

create or replace function count_helpful() returns trigger language plpgsql as $$
begin
  update reviews v set helpful = v.helpful + case tg_op when 'INSERT' then c.marks else -c.marks end
  from (select review_id, count(*)::integer as marks from changed group by review_id) c
  where v.id = c.review_id;
  return null;
end
$$;

create or replace trigger helpful_reviews_count_insert after insert on helpful_reviews
  referencing new table as changed for each statement execute function count_helpful();
create or replace trigger helpful_reviews_count_delete after delete on helpful_reviews
  referencing old table as changed for each statement execute function count_helpful();
