-- Ordered by somebody who worked for the restaurant then: counts neither for best sellers nor for their reviews.
alter table order_parts add column is_by_staff boolean not null default false;
