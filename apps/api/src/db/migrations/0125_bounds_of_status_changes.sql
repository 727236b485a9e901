-- phase: expand
-- transaction: none
-- Prepares the two tables of status changes to become partitions: the key of a partitioned table holds the time, and a check
-- that is proved beforehand lets them be attached without reading them under a lock. Shoppers read and write meanwhile.
-- An attempt that was given up leaves an index that is not valid.
do $$ begin if exists (select from pg_index where indexrelid = to_regclass('order_status_change_by_id_and_at') and not indisvalid)
  then drop index order_status_change_by_id_and_at; end if; end $$;
do $$ begin if exists (select from pg_index where indexrelid = to_regclass('payment_status_change_by_id_and_at') and not indisvalid)
  then drop index payment_status_change_by_id_and_at; end if; end $$;
create unique index concurrently if not exists order_status_change_by_id_and_at on order_status_change (id, at);
create unique index concurrently if not exists payment_status_change_by_id_and_at on payment_status_change (id, at);

-- The bound is the begin of a month of KST, so far ahead that no row is written beyond it before the next migration.
do $$ begin execute (select format('alter table order_status_change drop constraint if exists order_status_change_period,
  add constraint order_status_change_period check (at < %L) not valid', date_trunc('month',
  greatest(now(), max(at)) at time zone 'Asia/Seoul' + interval '40 days') at time zone 'Asia/Seoul') from order_status_change); end $$;
do $$ begin execute (select format('alter table payment_status_change drop constraint if exists payment_status_change_period,
  add constraint payment_status_change_period check (at < %L) not valid', date_trunc('month',
  greatest(now(), max(at)) at time zone 'Asia/Seoul' + interval '40 days') at time zone 'Asia/Seoul') from payment_status_change); end $$;
alter table order_status_change validate constraint order_status_change_period;
alter table payment_status_change validate constraint payment_status_change_period;
