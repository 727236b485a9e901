-- phase: expand
-- The ledger of stock: each change of what is on hand of an option is a row with its reason and the balance after it, so
-- that every unit is explained. A trigger writes it, in the transaction of the change, whatever process makes the change.

create table stock_move (
  id bigint generated always as identity primary key,
  option_id integer not null references option_stock (option_id),
  kind text not null,
  -- What was added; less than nothing: taken.
  units integer not null check (units <> 0),
  -- What was on hand after it. The row of the option is locked meanwhile, so the moves of one option are in the order of their ids.
  on_hand integer not null check (on_hand >= 0 and on_hand - units >= 0),
  order_id integer references orders (id),
  -- Of a move whose reason was not given: the latest event of any order at that time.
  near_event bigint,
  -- By the clock of the database, to read the ledger by; nothing is decided by it.
  at timestamptz not null default now(),
  constraint move_has_a_reason check (
    case
      -- What was on hand when the ledger began, and what an import brought.
      when kind in ('opening', 'import') then units > 0 and order_id is null
      -- An operator counted.
      when kind = 'correction' then order_id is null
      -- Paid for; sent once more after a claim; sold and never found.
      when kind in ('sale', 'replacement', 'lost') then units < 0 and order_id is not null
      -- Cancelled before it was sent; held again because a bank took the deposit back.
      when kind in ('return', 'reversal') then units > 0 and order_id is not null
      -- By a process that does not give reasons, or by hand.
      when kind = 'unexplained' then order_id is null
      else false
    end),
  check (near_event is null or kind = 'unexplained')
);

create index stock_move_by_option on stock_move (option_id, id) include (on_hand);
create index stock_move_by_order on stock_move (order_id) where order_id is not null;
create index stock_move_unexplained on stock_move (option_id) where kind = 'unexplained';

create function refuse_change_of_stock_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of stock is only added to' using errcode = 'check_violation';
end $$;
create trigger only_added_to before update or delete on stock_move
  for each row execute function refuse_change_of_stock_ledger();
create trigger never_emptied before truncate on stock_move
  for each statement execute function refuse_change_of_stock_ledger();

-- The reason is given by the statement that makes the change: set_config('shop.stock_move', '<kind>:<order id>', true).
create function write_stock_move() returns trigger language plpgsql as $$
declare
  given text := nullif(current_setting('shop.stock_move', true), '');
begin
  if tg_op = 'INSERT' then
    insert into stock_move (option_id, kind, units, on_hand) values (new.option_id, 'import', new.on_hand, new.on_hand);
  elsif given is null then
    insert into stock_move (option_id, kind, units, on_hand, near_event)
    values (new.option_id, 'unexplained', new.on_hand - old.on_hand, new.on_hand, (select max(id) from order_event));
  else
    insert into stock_move (option_id, kind, units, on_hand, order_id)
    values (new.option_id, split_part(given, ':', 1), new.on_hand - old.on_hand, new.on_hand,
            nullif(split_part(given, ':', 2), '')::integer);
  end if;
  return null;
end $$;

create trigger write_first_stock_move after insert on option_stock for each row
  when (new.on_hand > 0) execute function write_stock_move();
create trigger write_stock_move after update of on_hand on option_stock for each row
  when (old.on_hand <> new.on_hand) execute function write_stock_move();

-- What was sold before the ledger began is not in it: the orders up to this one are not compared with it.
create table stock_ledger (
  is_only boolean primary key default true check (is_only),
  after_order integer not null
);

-- The triggers above keep everybody from changing stock until the end of this transaction.
insert into stock_ledger (after_order) select coalesce(max(id), 0) from orders;
insert into stock_move (option_id, kind, units, on_hand)
select option_id, 'opening', on_hand, on_hand from option_stock where on_hand > 0 order by option_id;
