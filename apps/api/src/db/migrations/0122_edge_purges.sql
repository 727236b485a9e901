-- phase: expand
-- Tags that a cache in front of the shop has yet to drop: written with each notification of a change, in its transaction,
-- so that no death of a process loses one.

create table edge_purge (
  id bigint generated always as identity primary key,
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  tags text not null,
  noticed_at timestamptz,
  next_at timestamptz,
  times_sent integer not null default 0 check (times_sent between 0 and 2)
);
comment on table edge_purge is 'Tags that changed, to be purged at the edge; kept for a day.';
comment on column edge_purge.transaction_id is 'Transaction of the change, in which equal tags are one row, as they are one notification.';
comment on column edge_purge.tags is 'Cache tags separated by spaces; empty for everything.';
comment on column edge_purge.noticed_at is 'When a process first saw it; null before, and without an edge until the hourly deletion.';
comment on column edge_purge.next_at is 'When it is sent next; a process that sends it moves this to the end of its claim.';
comment on column edge_purge.times_sent is 'Sent twice: at once, and again after every process has dropped what it keeps.';
create unique index edge_purge_of_transaction on edge_purge (transaction_id, md5(tags));
create index edge_purge_waiting on edge_purge (next_at nulls first) where times_sent < 2;
create index edge_purge_noticed on edge_purge (noticed_at);

create or replace function notify_catalog_change(tags text) returns void language sql as $$
  insert into edge_purge (tags) values ($1) on conflict do nothing;
  select pg_notify('catalog_changed', $1)
$$;
