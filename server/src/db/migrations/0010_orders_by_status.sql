-- Every open page of an owner asks once a minute for what is pending: that must not cost a walk through all the
-- orders a restaurant ever had.
create index order_parts_by_status on order_parts (restaurant_id, order_status, id desc);
