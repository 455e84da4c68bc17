-- The language mails and notifications are written in. Which there are stands in the contract, so that one more needs no
-- migration.
alter table users add column language text not null default 'en';
