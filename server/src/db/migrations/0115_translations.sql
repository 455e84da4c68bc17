-- Titles and texts in other languages, by language: { "ur": { "title": "…", "description": "…" } }. What an order keeps of
-- a dish are those of its title.
alter table dishes add column translations jsonb not null default '{}';
alter table restaurants add column translations jsonb not null default '{}';
alter table categories add column translations jsonb not null default '{}';
alter table order_items add column translations jsonb not null default '{}';
