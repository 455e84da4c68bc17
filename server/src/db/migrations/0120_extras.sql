-- Groups of choices of a dish beside portion and spice level:
-- [{ "name": text, "min": int, "max": int, "options": [{ "name": text, "price_minor": int, "sold_out_until"?: text }] }]
alter table dishes add column extras jsonb not null default '[]';
-- What was chosen of them, [{ "group": text, "name": text }] in the order of their names: the same choice is the same text.
alter table cart_items add column extras jsonb not null default '[]';
-- As they were bought: [{ "group": text, "name": text, "price_minor": int }]
alter table order_items add column extras jsonb not null default '[]';
