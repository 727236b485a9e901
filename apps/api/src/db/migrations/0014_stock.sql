-- phase: expand
-- Stock: units on hand, units reserved by orders, and a ledger that explains every change.

create table option_stock (
  option_id bigint primary key references product_option (id),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  constraint reserved_within_on_hand check (reserved <= on_hand)
) with (fillfactor = 70);
comment on table option_stock is
  'Stock of an option; absent for options without limit. Every purchase writes this row and no other of the catalogue.';
comment on column option_stock.on_hand is 'Units in the store.';
comment on column option_stock.reserved is 'Units that unpaid orders have reserved, part of `on_hand`.';

create table stock_reservation (
  order_id bigint not null references orders (id),
  option_id bigint not null references option_stock (option_id),
  units integer not null check (units > 0),
  primary key (order_id, option_id)
);
comment on table stock_reservation is 'Units of an option that an order has reserved.';

create table stock_movement (
  id bigint generated always as identity primary key,
  option_id bigint not null references option_stock (option_id),
  kind text not null,
  units integer not null check (units <> 0),
  on_hand integer not null,
  order_id bigint references orders (id),
  near_status_change_id bigint,
  at timestamptz not null default now(),
  constraint stock_movement_on_hand_check check (on_hand >= 0 and on_hand - units >= 0),
  constraint movement_has_reason check (
    case
      when kind in ('opening', 'import') then units > 0 and order_id is null
      when kind = 'correction' then order_id is null
      when kind in ('sale', 'replacement', 'lost') then units < 0 and order_id is not null
      when kind in ('return', 'reversal') then units > 0 and order_id is not null
      when kind = 'unexplained' then order_id is null
      else false
    end),
  constraint near_change_of_unexplained_only check (near_status_change_id is null or kind = 'unexplained')
);
comment on table stock_movement is
  'A change of `option_stock.on_hand`, written by a trigger with the reason that the statement gave. Append-only.';
comment on column stock_movement.kind is
  'Reason. `return`: cancelled before shipment; `reversal`: a bank took the deposit back; `lost`: sold and not found; `unexplained`: no reason was given.';
comment on column stock_movement.units is 'Units added; negative: taken.';
comment on column stock_movement.on_hand is 'Units on hand after it. Movements of one option are in the order of their ids.';
comment on column stock_movement.near_status_change_id is
  'Of an unexplained movement: the latest status change of any order at that time.';
comment on column stock_movement.at is 'Clock of the database, for reading only.';
create index stock_movement_by_option on stock_movement (option_id, id) include (on_hand);
create index stock_movement_by_order on stock_movement (order_id) where order_id is not null;
create index stock_movement_unexplained on stock_movement (option_id) where kind = 'unexplained';

create table stock_availability_change (
  product_id bigint primary key references product (id) on delete cascade
);
comment on table stock_availability_change is
  'A product whose options or stock ran out or came back since the job last looked; the job updates `product.is_sold_out`.';

-- Notes the product instead of updating it, so that a purchase waits for no list.
create function record_stock_availability() returns trigger language plpgsql as $$
begin
  insert into stock_availability_change
  select product_id from product_option where id = new.option_id
      on conflict do nothing;
  return null;
end $$;

create function record_option_availability() returns trigger language plpgsql as $$
begin
  insert into stock_availability_change values (new.product_id) on conflict do nothing;
  return null;
end $$;

-- Notifies only when the last unit goes or the first comes back; other changes of stock are not shown at once.
create function notify_stock_availability() returns trigger language plpgsql as $$
begin
  perform notify_catalog_change((select 'product:' || product_id from product_option where id = new.option_id));
  return null;
end $$;

create function refuse_change_of_stock() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of stock is only added to' using errcode = 'check_violation';
end $$;

-- Writes the movement. The changing statement gives its reason by set_config('shop.stock_movement', '<kind>:<order id>', true).
create function record_stock_movement() returns trigger language plpgsql as $$
declare
  given text := nullif(current_setting('shop.stock_movement', true), '');
begin
  if tg_op = 'INSERT' then
    insert into stock_movement (option_id, kind, units, on_hand) values (new.option_id, 'import', new.on_hand, new.on_hand);
  elsif given is null then
    insert into stock_movement (option_id, kind, units, on_hand, near_status_change_id)
    values (new.option_id, 'unexplained', new.on_hand - old.on_hand, new.on_hand, (select max(id) from order_status_change));
  else
    insert into stock_movement (option_id, kind, units, on_hand, order_id)
    values (new.option_id, split_part(given, ':', 1), new.on_hand - old.on_hand, new.on_hand,
            nullif(split_part(given, ':', 2), '')::bigint);
  end if;
  return null;
end $$;

create trigger notify_availability after update on option_stock for each row
  when ((old.on_hand - old.reserved > 0) <> (new.on_hand - new.reserved > 0))
  execute function notify_stock_availability();
create trigger record_availability after update on option_stock for each row
  when ((old.on_hand - old.reserved > 0) <> (new.on_hand - new.reserved > 0))
  execute function record_stock_availability();
create trigger record_empty_stock after insert on option_stock for each row
  when (new.on_hand = new.reserved)
  execute function record_stock_availability();
create trigger record_availability after update of status on product_option for each row
  when (old.status <> new.status)
  execute function record_option_availability();
create trigger record_closed_option after insert on product_option for each row
  when (new.status not in ('stock_in', 'unlimited_stock_in'))
  execute function record_option_availability();
create trigger append_only before update or delete on stock_movement
  for each row execute function refuse_change_of_stock();
create trigger never_truncated before truncate on stock_movement
  for each statement execute function refuse_change_of_stock();
create trigger record_first_movement after insert on option_stock for each row
  when (new.on_hand > 0) execute function record_stock_movement();
create trigger record_movement after update of on_hand on option_stock for each row
  when (old.on_hand <> new.on_hand) execute function record_stock_movement();
