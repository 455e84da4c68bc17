-- 1 while a process serves cached responses without looking for changes, 0 when it has said that it no longer does.
-- A sequence, because whoever asks must see its current value, also in a transaction that began before.
create sequence catalog_lease_held minvalue 0 start 0;
