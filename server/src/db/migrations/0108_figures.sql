-- Sums and counts that are kept, not counted when somebody looks. A transaction appends what it changes, so no two
-- wait for the same row; a job adds the changes up. What is read is always both together, hence exact.
create table figures (
  kind text not null,
  -- The restaurant or account it is about; 0: the whole platform.
  subject_id integer not null,
  -- The first day of the month, by the calendar below; -infinity where the figure has no months.
  month date not null default '-infinity',
  count bigint not null,
  paisa bigint not null default 0,
  primary key (kind, subject_id, month)
);
create index figures_by_month on figures (kind, month);

create table figure_changes (
  kind text not null,
  subject_id integer not null,
  month date not null default '-infinity',
  count bigint not null,
  paisa bigint not null default 0
);
create index figure_changes_subject on figure_changes (kind, subject_id);

create view kept_figures as
  select kind, subject_id, month, count, paisa from figures
  union all
  select kind, subject_id, month, count, paisa from figure_changes;

-- By whose clock months begin; null until everything was counted for the first time, at the next start.
create table figures_calendar (
  is_only boolean primary key default true check (is_only),
  time_zone text,
  -- The first of the months that restaurant_year_sales has the sums of; null until they are made, at the next adding up.
  year_from date
);
insert into figures_calendar default values;

-- What each restaurant sold in the twelve months that are shown, so that the best are found by index however many there
-- are. Kept where changes of figures are added up; whoever reads adds the changes that are not.
create table restaurant_year_sales (
  restaurant_id integer primary key,
  count bigint not null,
  paisa bigint not null
);
create index restaurant_year_sales_best on restaurant_year_sales (paisa desc, restaurant_id);
