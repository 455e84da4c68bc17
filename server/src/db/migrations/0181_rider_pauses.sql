-- A paused rider is offered no new delivery; open ones go on.
alter table riders add column is_paused boolean not null default false;
