-- A deleted dish is kept for its past orders and hidden for ever: it must not hold on to a category. Dishes that
-- exist still need one.
alter table dishes alter column category_id drop not null;
alter table dishes add constraint dishes_category_known check (category_id is not null or deleted_at is not null);
