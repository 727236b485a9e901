-- phase: expand
-- transaction: none
-- Rows as they were, so that what the shop showed at an instant can be told (docs/decisions/0156-rows-as-of-an-instant.md). Triggers write
-- the row before each change at the commit of the change; a row that never changed has no entry and is the row of today.
-- Each trigger waits for the lock of its own table alone, so that the shop sells meanwhile.

create table if not exists past_row (
  id bigint generated always as identity primary key,
  table_name text not null check (length(table_name) between 1 and 63),
  row_key text not null check (length(row_key) between 1 and 200),
  parent_id bigint not null,
  until timestamptz(3) not null,
  value jsonb,
  constraint past_row_is_object check (jsonb_typeof(value) = 'object')
);
comment on table past_row is 'Row of another table as it was before a change, written by that table''s trigger; kept for five years.';
comment on column past_row.row_key is 'Key of the row; columns of a compound key are separated by spaces.';
comment on column past_row.parent_id is 'Product, option, farm or line by which it is read; 0: read with the whole table.';
comment on column past_row.until is 'Instant of the change by the clock of the database: first at which it holds no more.';
comment on column past_row.value is 'Columns of the row before the change; null: there was none.';
create index if not exists past_row_by_parent on past_row (table_name, parent_id, until);
create index if not exists past_row_by_time on past_row (until);
create or replace trigger not_edited before update on past_row for each row execute function refuse_change();

create table if not exists past_stock (
  id bigint generated always as identity primary key,
  option_id bigint not null,
  until timestamptz(3) not null,
  remaining integer check (remaining >= 0)
);
comment on table past_stock is 'Units of an option that could be sold before a change, on hand without those reserved; kept for five years.';
comment on column past_stock.until is 'Instant of the change by the clock of the database: first at which they hold no more.';
comment on column past_stock.remaining is 'Units; null: its stock was not counted.';
create index if not exists past_stock_by_option on past_stock (option_id, until);
create index if not exists past_stock_by_time on past_stock (until);
create or replace trigger not_edited before update on past_stock for each row execute function refuse_change();

create table if not exists past_rows_begin (
  is_only boolean primary key default true check (is_only),
  since timestamptz(3) not null
);
comment on table past_rows_begin is 'When past rows begin: what was shown before is not known.';
comment on column past_rows_begin.since is 'Instant from which each change has left its former row.';

-- Returns the instant of this transaction's changes, one for all of them. Called at commit only, when the transaction has the locks
-- of its rows: the changes of a row are then in the order of their instants.
create or replace function changed_at() returns timestamptz language plpgsql as $$
declare
  kept text := nullif(current_setting('todayfruit.changed_at', true), '');
begin
  return coalesce(kept, set_config('todayfruit.changed_at', date_trunc('milliseconds', clock_timestamp())::text, true))::timestamptz;
end $$;

-- Writes the row before a change. Arguments: columns of the key, separated by commas; column of the parent, empty for none; columns that are left out.
create or replace function keep_past_row() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
begin
  insert into past_row (table_name, row_key, parent_id, until, value)
  values (tg_table_name,
          (select string_agg(changed ->> c.name, ' ' order by c.place)
             from unnest(string_to_array(tg_argv[0], ',')) with ordinality as c (name, place)),
          coalesce((changed ->> nullif(tg_argv[1], ''))::bigint, 0),
          changed_at(),
          case when tg_op <> 'INSERT' then changed - string_to_array(tg_argv[2], ',') end);
  return null;
end $$;

create or replace function keep_past_stock() returns trigger language plpgsql as $$
begin
  insert into past_stock (option_id, until, remaining)
  values (case when tg_op = 'INSERT' then new.option_id else old.option_id end,
          changed_at(),
          case when tg_op <> 'INSERT' then old.on_hand - old.reserved end);
  return null;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'product'::regclass) then
  create constraint trigger keep_new after insert or delete on product deferrable initially deferred for each row
    execute function keep_past_row('id', 'id', 'supply_cost,sales_weight,score_average,review_count,question_count,favorite_count,keywords');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'product'::regclass) then
  create constraint trigger keep_past after update on product deferrable initially deferred for each row when (
      (old.version, old.price, old.list_price, old.unit_price_unit, old.unit_price_amount, old.is_sold_out) is distinct from
      (new.version, new.price, new.list_price, new.unit_price_unit, new.unit_price_amount, new.is_sold_out))
    execute function keep_past_row('id', 'id', 'supply_cost,sales_weight,score_average,review_count,question_count,favorite_count,keywords');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'product_option'::regclass) then
  create constraint trigger keep_new after insert or delete on product_option deferrable initially deferred for each row
    execute function keep_past_row('id', 'product_id', 'supply_cost');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'product_option'::regclass) then
  create constraint trigger keep_past after update on product_option deferrable initially deferred for each row when (
      (old.version, old.unit_price_unit, old.unit_price_amount) is distinct from
      (new.version, new.unit_price_unit, new.unit_price_amount))
    execute function keep_past_row('id', 'product_id', 'supply_cost');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'option_stock'::regclass) then
  create constraint trigger keep_new after insert or delete on option_stock deferrable initially deferred for each row execute function keep_past_stock();
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'option_stock'::regclass) then
  create constraint trigger keep_past after update on option_stock deferrable initially deferred for each row
    when (old.on_hand - old.reserved <> new.on_hand - new.reserved) execute function keep_past_stock();
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'timed_price'::regclass) then
  create constraint trigger keep_new after insert or delete on timed_price deferrable initially deferred for each row
    execute function keep_past_row('id', 'option_id', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'timed_price'::regclass) then
  create constraint trigger keep_past after update on timed_price deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('id', 'option_id', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'distributor'::regclass) then
  create constraint trigger keep_new after insert or delete on distributor deferrable initially deferred for each row
    execute function keep_past_row('id', 'id', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'distributor'::regclass) then
  create constraint trigger keep_past after update on distributor deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('id', 'id', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'closed_day'::regclass) then
  create constraint trigger keep_new after insert or delete on closed_day deferrable initially deferred for each row
    execute function keep_past_row('id', '', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'closed_day'::regclass) then
  create constraint trigger keep_past after update on closed_day deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('id', '', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'carrier'::regclass) then
  create constraint trigger keep_new after insert or delete on carrier deferrable initially deferred for each row
    execute function keep_past_row('code', '', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'carrier'::regclass) then
  create constraint trigger keep_past after update on carrier deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('code', '', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'transit_days'::regclass) then
  create constraint trigger keep_new after insert or delete on transit_days deferrable initially deferred for each row
    execute function keep_past_row('origin_area,destination_area', '', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'transit_days'::regclass) then
  create constraint trigger keep_past after update on transit_days deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('origin_area,destination_area', '', '');
  end if;
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_new' and tgrelid = 'arrival_count'::regclass) then
  create constraint trigger keep_new after insert or delete on arrival_count deferrable initially deferred for each row
    execute function keep_past_row('carrier_code,distributor_id,area,days', 'distributor_id', '');
  end if;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'arrival_count'::regclass) then
  create constraint trigger keep_past after update on arrival_count deferrable initially deferred for each row when (old.* is distinct from new.*)
    execute function keep_past_row('carrier_code,distributor_id,area,days', 'distributor_id', '');
  end if;
end $$;

-- A line begins with its order, so that an order writes nothing more; what moves its days or its option does.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'order_option'::regclass) then
  create constraint trigger keep_past after update on order_option deferrable initially deferred for each row when (
      (old.option_id, old.name, old.units, old.unit_price, old.promised_dispatch_on, old.promised_arrival_from, old.promised_arrival_to)
      is distinct from
      (new.option_id, new.name, new.units, new.unit_price, new.promised_dispatch_on, new.promised_arrival_from, new.promised_arrival_to))
    execute function keep_past_row('id', 'order_product_id', 'supply_cost,shipping,compensated,shop_compensated');
  end if;
end $$;

-- The trail of an order's status names a product only where it moves otherwise than its order.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'keep_past' and tgrelid = 'order_product'::regclass) then
  create constraint trigger keep_past after update on order_product deferrable initially deferred for each row when (old.status <> new.status)
    execute function keep_past_row('id', 'order_id', 'product_uuid,name,images,distributor_name,distributor_region,is_reviewed');
  end if;
end $$;

insert into past_rows_begin (since) values (date_trunc('milliseconds', clock_timestamp())) on conflict (is_only) do nothing;
