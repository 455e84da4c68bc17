-- The administrator's lists are sorted by the date they show.
drop index restaurants_status;
create index restaurants_waiting on restaurants (status, created_at, id);
create index restaurants_decided on restaurants (status, coalesce(decided_at, created_at) desc, id desc);
create index users_joined on users (created_at desc, id desc);
create index audit_log_newest on audit_log (created_at desc, id desc);
