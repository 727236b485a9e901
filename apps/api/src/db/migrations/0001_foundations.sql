-- phase: expand
-- What every other subject builds on: append-only tables, notifications of catalogue changes, rules kept as data, shared
-- rate limits and the health of jobs.

create extension if not exists pg_trgm;

-- Refuses changes of rows of an append-only table. Access rights and the audit recognise such a table by a trigger whose
-- function is named refuse_change…
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;

-- Notifies every process after commit that what shoppers see changed: channel `catalog_changed`, payload the cache tags of
-- what changed, separated by spaces; empty for everything.
create function notify_catalog_change(tags text) returns void language sql as $$
  select pg_notify('catalog_changed', tags)
$$;

-- Notifies of a change of a table that is shown as a whole; the tag is the trigger's argument. Runs for each row, so that a
-- statement without rows notifies nothing; PostgreSQL sends equal texts once per transaction.
create function notify_table_change() returns trigger language plpgsql as $$
begin
  perform notify_catalog_change(tg_argv[0]);
  return null;
end $$;

create table shop_rule (
  name text primary key,
  value jsonb not null
);
comment on table shop_rule is 'A rule that is data, such as the percentages of grades; read by name.';
comment on column shop_rule.value is 'Document whose shape the reading code checks.';

create unlogged table rate_limit_counter (
  key text not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  expires_at timestamptz not null,
  primary key (key, window_start)
);
comment on table rate_limit_counter is
  'How often one key was used in one window of time, shared by all processes. Unlogged: a crash empties it, and limits begin again.';
comment on column rate_limit_counter.key is 'What is limited and for whom, e.g. a call and a network.';
comment on column rate_limit_counter.expires_at is 'When the row may be deleted.';
create index rate_limit_counter_by_end on rate_limit_counter (expires_at);

create table job_status (
  task text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  error text
);
comment on table job_status is 'One task of the job queue: when it last succeeded and how often it has failed since.';
comment on column job_status.failures is 'Failures since the last success.';
comment on column job_status.error is 'Message of the last failure.';

create trigger notify_change after insert or update or delete on shop_rule
  for each row execute function notify_table_change('catalog');
