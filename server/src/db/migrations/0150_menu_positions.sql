-- The place of a dish within its category; without one it follows those that have one, in the order they were made.
alter table dishes add column position integer;
