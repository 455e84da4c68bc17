-- Few at any time: what a process that starts alone has to release.
create index mails_unsent on mails (mail_key) where sent_at is null;
