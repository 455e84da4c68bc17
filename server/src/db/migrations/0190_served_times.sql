-- When a dish is served: [{ "from": "07:00", "to": "11:00", "days": [0, …] }]; empty: as its category in that kitchen.
alter table dishes add column served jsonb not null default '[]';

-- When a kitchen serves a category; without a row: whenever it is open.
create table category_hours (
  restaurant_id integer not null references restaurants on delete cascade,
  category_id integer not null references categories on delete cascade,
  served jsonb not null,
  primary key (restaurant_id, category_id)
);
create index category_hours_category on category_hours (category_id);
