-- delete_at: when the account will be emptied, unless its holder signs in before. deleted_at: when that happened.
alter table users add column delete_at timestamptz, add column deleted_at timestamptz;
create index users_to_delete on users (delete_at) where delete_at is not null;
