-- Out of stock for a while, whatever the count says; it comes back by itself. A portion and a spice level carry the
-- same moment in their row of the lists.
alter table dishes add column sold_out_until timestamptz;

-- How many portions a kitchen cooks a day. The stock is set to it when the kitchen's day begins.
create table day_portions (
  dish_id integer primary key references dishes on delete cascade,
  portions integer not null check (portions between 0 and 100000),
  -- The kitchen's day that the stock counts for.
  day date not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- When to look whether a new day has begun: at the end, or at once after the restaurant changed its hours.
  due_at timestamptz not null
);
create index day_portions_due on day_portions (due_at);
