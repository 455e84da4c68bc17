-- What somebody wants to find again; at most 200 of each.
create table favourite_restaurants (
  user_id integer not null references users (id) on delete cascade,
  restaurant_id integer not null references restaurants (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, restaurant_id)
);
create index favourite_restaurants_of on favourite_restaurants (restaurant_id);

create table favourite_dishes (
  user_id integer not null references users (id) on delete cascade,
  dish_id integer not null references dishes (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, dish_id)
);
create index favourite_dishes_of on favourite_dishes (dish_id);
