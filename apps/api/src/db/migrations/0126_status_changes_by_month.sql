-- phase: expand
-- Status changes of orders and payments by month of KST. The tables as they were become the partition of all months until now;
-- the shop makes the months ahead and moves those that the law no longer wants at hand to the schema `archive`.

create schema archive;
comment on schema archive is 'Status changes of months that are kept, and that no page of a running order reads.';

create table table_partition (
  name text primary key,
  table_name text not null check (table_name in ('order_status_change', 'payment_status_change')),
  from_at timestamptz,
  until_at timestamptz not null,
  archived_at timestamptz,
  archived_bytes bigint check (archived_bytes >= 0),
  constraint partition_has_period check (from_at < until_at),
  constraint archived_partition_has_size check ((archived_at is null) = (archived_bytes is null))
);
comment on table table_partition is 'A partition of a table by month; functions of the owner write it.';
comment on column table_partition.name is 'Its name, in public or, once archived, in the schema archive.';
comment on column table_partition.table_name is 'Table it is a partition of.';
comment on column table_partition.from_at is 'First instant; null: all before until_at.';
comment on column table_partition.until_at is 'First instant after it.';
comment on column table_partition.archived_at is 'When it was moved to the archive; null: not yet.';
comment on column table_partition.archived_bytes is 'Its size with indexes when it was moved.';
create index table_partition_by_period on table_partition (table_name, until_at);

-- Partitions are reached through their table alone: nobody but the owner has rights on them.
create function close_partition(partition regclass) returns void language plpgsql as $$
declare
  other record;
begin
  for other in select distinct case a.grantee when 0 then 'public' else a.grantee::regrole::text end as name
                 from pg_class c cross join aclexplode(c.relacl) a where c.oid = partition and a.grantee <> c.relowner loop
    execute format('revoke all on table %s from %s', partition, other.name);
  end loop;
end $$;

alter table order_status_change rename to order_status_change_history;
alter table order_status_change_history
  drop constraint order_status_change_pkey,
  add constraint order_status_change_history_pkey primary key using index order_status_change_by_id_and_at;
alter index order_status_change_by_order rename to order_status_change_history_by_order;
drop trigger notify_moved on order_status_change_history;

alter table payment_status_change rename to payment_status_change_history;
alter table payment_status_change_history
  drop constraint payment_status_change_pkey,
  add constraint payment_status_change_history_pkey primary key using index payment_status_change_by_id_and_at;
alter index payment_status_change_by_payment rename to payment_status_change_history_by_payment;

-- Ids go on after those of before.
do $$
declare
  next_order_change bigint := (select last_value + 1 from order_status_change_id_seq);
  next_payment_change bigint := (select last_value + 1 from payment_status_change_id_seq);
begin
  alter table order_status_change_history alter column id drop identity;
  alter table payment_status_change_history alter column id drop identity;
  execute format('create table order_status_change (
    id bigint generated always as identity (start with %s),
    order_id bigint not null references orders (id),
    order_product_id bigint references order_product (id),
    from_status text,
    to_status text not null,
    actor text not null,
    reason text,
    at timestamptz not null,
    undoes_change_id bigint references operator_change (id),
    constraint order_status_change_actor_check check (actor in (''buyer'', ''provider'', ''shop'')),
    primary key (id, at)
  ) partition by range (at)', next_order_change);
  execute format('create table payment_status_change (
    id bigint generated always as identity (start with %s),
    payment_id bigint not null references payment (id),
    from_status text,
    to_status text not null,
    provider_status text,
    at timestamptz not null,
    primary key (id, at)
  ) partition by range (at)', next_payment_change);
end $$;
create index order_status_change_by_order on order_status_change (order_id, id);
create index payment_status_change_by_payment on payment_status_change (payment_id, id);
comment on table order_status_change is
  'A change of the status of an order or of one of its products, by month. Append-only by convention.';
comment on column order_status_change.order_product_id is 'The product that changed; null: the whole order.';
comment on column order_status_change.undoes_change_id is 'Change that this step takes back; null: a step of the order itself.';
comment on table payment_status_change is 'A change of the status of a payment, by month.';

-- Takes rows of a time without a partition, so that no write is refused; the next run moves them to the month's own.
create table order_status_change_default partition of order_status_change default;
create table payment_status_change_default partition of payment_status_change default;

create table archive.order_status_change (
  like order_status_change including constraints including comments, primary key (id, at)
) partition by range (at);
create index order_status_change_by_order on archive.order_status_change (order_id, id);
comment on table archive.order_status_change is 'As order_status_change, of months that are archived.';
create table archive.payment_status_change (
  like payment_status_change including constraints including comments, primary key (id, at)
) partition by range (at);
create index payment_status_change_by_payment on archive.payment_status_change (payment_id, id);
comment on table archive.payment_status_change is 'As payment_status_change, of months that are archived.';

create view every_order_status_change as
select id, order_id, order_product_id, from_status, to_status, actor, reason, at from order_status_change
union all
select id, order_id, order_product_id, from_status, to_status, actor, reason, at from archive.order_status_change;
comment on view every_order_status_change is 'Changes of orders with those of archived months, for the page of one order.';

do $$
declare
  of_table text;
  bound timestamptz;
begin
  foreach of_table in array array['order_status_change', 'payment_status_change'] loop
    -- The check says the bound; its text is (at < '…'::timestamp with time zone).
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into bound
      from pg_constraint where conname = of_table || '_period';
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', of_table, of_table || '_history', bound);
    insert into table_partition (name, table_name, until_at) values (of_table || '_history', of_table, bound);
    perform close_partition((of_table || '_history')::regclass);
    perform close_partition((of_table || '_default')::regclass);
  end loop;
end $$;

create trigger notify_moved after insert on order_status_change
  referencing new table as new_rows for each statement execute function notify_moved_orders();

-- Makes the partition of a month of KST, which begins at the given day, unless partitions cover it. Rows of the month that the
-- default partition took meanwhile move to it. Waits for no lock longer than 40 ms; 55P03: not got.
create function make_partition(of_table text, month date) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '40ms' as $$
declare
  partition text := format('%s_%s', of_table, to_char(month, 'YYYY_MM'));
  begins timestamptz := date_trunc('month', month::timestamp) at time zone 'Asia/Seoul';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Asia/Seoul';
begin
  if exists (select from table_partition p where p.table_name = of_table and p.until_at > begins
                and (p.from_at is null or p.from_at < ends)) then
    return false;
  end if;
  insert into table_partition (name, table_name, from_at, until_at) values (partition, of_table, begins, ends);
  execute format('create table public.%I (like public.%I including constraints,
                  constraint %I check (at >= %L and at < %L))', partition, of_table, of_table || '_period', begins, ends);
  perform close_partition(format('public.%I', partition)::regclass);
  execute format('with moved as (delete from public.%I where at >= %L and at < %L returning *)
                  insert into public.%I select * from moved', of_table || '_default', begins, ends, partition);
  execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
                 of_table, partition, begins, ends);
  return true;
end $$;

-- Moves a partition to the archive, where it is read under the same name of its table. Its check is proved, so nothing is read
-- under the lock. Waits for no lock longer than 40 ms; 55P03: not got. Returns false when it is archived already.
create function archive_partition(partition text, happened_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '40ms' as $$
declare
  own table_partition;
begin
  select * into own from table_partition p where p.name = partition for update;
  if own.name is null or own.archived_at is not null then
    return false;
  end if;
  if exists (select from table_partition p where p.table_name = own.table_name and p.archived_at is null and p.until_at < own.until_at) then
    raise exception 'an older partition than % is not archived', partition using errcode = 'check_violation';
  end if;
  execute format('alter table public.%I detach partition public.%I', own.table_name, partition);
  execute format('alter table public.%I set schema archive', partition);
  execute format('alter table archive.%I attach partition archive.%I for values from (%s) to (%L)',
                 own.table_name, partition, coalesce(quote_literal(own.from_at), 'minvalue'), own.until_at);
  update table_partition p set archived_at = happened_at, archived_bytes = pg_total_relation_size(format('archive.%I', partition)::regclass)
   where p.name = partition;
  return true;
end $$;
-- The shop's role is granted the last two with its other rights.
revoke execute on function close_partition(regclass), make_partition(text, date), archive_partition(text, timestamptz) from public;

-- Three months after that of the bound; the shop's job goes on from here.
do $$
declare
  first record;
begin
  for first in select table_name, (until_at at time zone 'Asia/Seoul')::date as month from table_partition where from_at is null loop
    perform make_partition(first.table_name, (first.month + make_interval(months => ahead))::date) from generate_series(0, 2) ahead;
  end loop;
end $$;
