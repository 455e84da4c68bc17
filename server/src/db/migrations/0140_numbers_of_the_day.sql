-- The short number a kitchen calls a part by, and the kitchen's day it is unique in.
alter table order_parts add column number integer;
alter table order_parts add column kitchen_day date;

-- The last number given in a kitchen's day: whoever gives the next one holds this row.
create table kitchen_days (
  restaurant_id integer not null references restaurants on delete cascade,
  day date not null,
  last_number integer not null default 0,
  primary key (restaurant_id, day)
);
