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
create table figure_changes (
  kind text not null,
  subject_id integer not null,
  month date not null default '-infinity',
  count bigint not null,
  paisa bigint not null default 0
);
create index figure_changes_subject on figure_changes (kind, subject_id);
create index figures_by_month on figures (kind, month);

create view kept_figures as
  select kind, subject_id, month, count, paisa from figures
  union all
  select kind, subject_id, month, count, paisa from figure_changes;

-- By whose clock months begin; null until everything was counted for the first time, at the next start.
create table figures_calendar (is_only boolean primary key default true check (is_only), time_zone text);
insert into figures_calendar default values;

-- What a customer sees of an order whose restaurants each have a status of their own; kept by a trigger.
alter table orders add column order_status text not null default 'pending'
  check (order_status in ('pending', 'fulfilled', 'cancelled'));
update orders o set order_status = s.status
from (
  select order_id, case when bool_and(order_status = 'cancelled') then 'cancelled'
    when bool_and(order_status <> 'pending') then 'fulfilled' else 'pending' end as status
  from order_parts group by order_id
) s
where s.order_id = o.id and s.status <> 'pending';
