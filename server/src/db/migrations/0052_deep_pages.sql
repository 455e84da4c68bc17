-- A deep page passes over the rows before it in the index alone, as long as vacuum has noted that all may see them.
-- By default it comes when a fifth of a table is new, which can be years of orders; it reads only what has changed.
alter table orders set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table order_parts set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table customer_notifications set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table restaurant_notifications set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
