-- After a reset the next sign-in shows what else opens the account. The account's flag waits for a sign-in with the
-- new password, which takes it over: a passkey that somebody else has added cannot dismiss it.
alter table users add column security_review_due boolean not null default false;
alter table refresh_families add column security_review_due boolean not null default false;
