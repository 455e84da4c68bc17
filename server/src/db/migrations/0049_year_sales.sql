-- What each restaurant sold in the twelve months that are shown, so that the best are found by index however many there
-- are. Kept where changes of figures are added up; whoever reads adds the changes that are not.
create table restaurant_year_sales (
  restaurant_id integer primary key,
  count bigint not null,
  paisa bigint not null
);
create index restaurant_year_sales_best on restaurant_year_sales (paisa desc, restaurant_id);
-- The first of the months they are the sums of; null until they are made, at the next adding up.
alter table figures_calendar add column year_from date;
