-- A position belongs to the rider who sent it: after a delivery went to another rider it must not be shown under
-- the new name. Null while no rider is assigned.
alter table rider_positions add column rider_id integer references riders;
update rider_positions pos set rider_id = p.rider_id from order_parts p where p.id = pos.part_id;
create index rider_positions_rider on rider_positions (rider_id);
