-- What changed in the public catalogue, by the transaction that changed it. Every instance reads here what became
-- visible since it last asked, and forgets the answers it kept. Rows are deleted after an hour.
create table catalog_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: everything.
  restaurant_id integer,
  -- Whether lists of restaurants show it too, not only the restaurant's own pages.
  is_listed boolean not null default false,
  created_at timestamptz not null default now()
);
create index catalog_changes_xid on catalog_changes (xid);
create index catalog_changes_age on catalog_changes (created_at);

-- 1 while a process serves cached responses without looking for changes, 0 when it has said that it no longer does.
-- A sequence, because whoever asks must see its current value, also in a transaction that began before.
create sequence catalog_lease_held minvalue 0 start 0;
