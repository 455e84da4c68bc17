-- Paths of the pictures that came with a review.
alter table reviews add column photos text[] not null default '{}';
