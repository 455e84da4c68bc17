-- How a dish is to be made ("no onions"), with its line: it goes when the line goes, and only its kitchen reads it.
alter table cart_items add column note text;
alter table order_items add column note text;
