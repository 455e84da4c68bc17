-- The marketplace's terms, as an administrator wrote them; null: the standard text.
alter table platform_settings add column terms_text text, add column terms_changed_at timestamptz;
