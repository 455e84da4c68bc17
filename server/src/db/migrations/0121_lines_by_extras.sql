-- outside a transaction
-- A line of a cart is a dish with its portion, spice level and extras. The extras of many groups are longer than an index
-- takes, so they stand in it as their hash.
create unique index concurrently if not exists cart_items_line on cart_items
  (cart_id, dish_id, portion_size, spice_level, md5(extras::text));
