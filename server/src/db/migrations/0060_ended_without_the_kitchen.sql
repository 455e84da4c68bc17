-- What a restaurant is told beside new orders, whose texts are made of their item and stay null here. `mail_due`: the
-- next mail about ended orders tells it.
alter table restaurant_notifications
  add column type text,
  add column message text,
  add column mail_due boolean not null default false;
-- Parts that expired one after another, none answered between; after three the kitchen is paused.
alter table restaurant_terms add column unanswered_in_row smallint not null default 0;
