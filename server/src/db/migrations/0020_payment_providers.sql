-- Which providers exist is the program's knowledge; the database only keeps which one an order was opened with.
alter table payment_sessions drop constraint payment_sessions_provider_check;
alter table payment_sessions add constraint payment_sessions_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;
alter table payment_sessions validate constraint payment_sessions_provider_check;
