-- Why a dish is being reviewed, for its owner, and what it goes back to.
alter table dishes
  add column review_reason text check (length(review_reason) between 1 and 500),
  add column status_before_review text check (status_before_review in ('live', 'in-active'));
