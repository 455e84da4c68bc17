-- Who found a review helpful. The count beside the review is kept by triggers (functions/helpful-reviews.sql).
create table helpful_reviews (
  review_id integer not null references reviews (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index helpful_reviews_of_user on helpful_reviews (user_id);
alter table reviews add column helpful integer not null default 0;
