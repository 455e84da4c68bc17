-- No allergens at all is an empty list; null: nobody has declared them, which means free of nothing.
alter table dishes
  add column diets text[] not null default '{}',
  add column allergens text[];
-- What somebody may not eat, and what an order's kitchens were told of it.
alter table users add column allergies text[] not null default '{}';
alter table orders add column allergies text[];
