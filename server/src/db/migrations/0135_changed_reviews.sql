-- When its author changed it last.
alter table reviews add column changed_at timestamptz;
