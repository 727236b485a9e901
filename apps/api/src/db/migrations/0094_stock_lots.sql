-- phase: expand
-- Lots of stock: what was harvested together, how much of it is left, which orders were sent from it.

create table stock_lot (
  id bigint generated always as identity primary key,
  option_id bigint not null references option_stock (option_id),
  code text not null constraint stock_lot_code_format check (code ~ '^[0-9A-Za-z][0-9A-Za-z.-]{0,29}$'),
  harvested_on date not null,
  expires_on date not null,
  brix_average numeric(3, 1) check (brix_average between 0 and 50),
  brix_minimum numeric(3, 1) check (brix_minimum between 0 and 50),
  photo text check (length(photo) <= 200),
  received integer not null check (received between 1 and 100000),
  remaining integer not null,
  note text not null default '' check (length(note) <= 300),
  status text not null default 'open' check (status in ('open', 'held', 'recalled')),
  recall_reason text check (length(recall_reason) <= 200),
  recalled_at timestamptz,
  stock_receipt_id bigint references stock_receipt (id),
  created_by bigint not null references operator (id),
  created_at timestamptz not null,
  version integer not null default 1 check (version > 0),
  constraint stock_lot_remaining_check check (remaining >= 0),
  constraint stock_lot_expires_after_harvest check (expires_on >= harvested_on),
  constraint stock_lot_least_brix_check check (brix_minimum <= brix_average),
  constraint recall_has_reason check (
    (status = 'recalled') = (recalled_at is not null) and (recalled_at is null) = (recall_reason is null))
) with (fillfactor = 80);
comment on table stock_lot is 'Units of an option that were harvested together; printed with its code on labels.';
comment on column stock_lot.code is 'Code that is printed, e.g. `1123-A`; unique within the option.';
comment on column stock_lot.harvested_on is 'Day of the harvest, KST.';
comment on column stock_lot.expires_on is 'Last day on which it is good, KST; units that would arrive later are not sent.';
comment on column stock_lot.brix_average is 'Measured sweetness in °Bx, the mean of the samples.';
comment on column stock_lot.brix_minimum is 'Least of the samples, °Bx.';
comment on column stock_lot.photo is 'Path of a stored picture.';
comment on column stock_lot.received is 'Units at the beginning.';
comment on column stock_lot.remaining is 'Units that no order has taken.';
comment on column stock_lot.note is 'Note among operators.';
comment on column stock_lot.status is '`held`: not taken from until it is open again; `recalled`: never taken from again.';
comment on column stock_lot.stock_receipt_id is 'Receipt with which it came; null for one that an operator wrote for units on hand.';
comment on column stock_lot.version is 'Counts its edits and its recall; orders do not count.';
create unique index stock_lot_by_code on stock_lot (option_id, code);
create index stock_lot_to_take on stock_lot (option_id, expires_on, harvested_on, id) where remaining > 0;
create index stock_lot_by_expiry on stock_lot (expires_on) where remaining > 0 and status <> 'recalled';
create index stock_lot_by_code_start on stock_lot (lower(code) text_pattern_ops);
create index stock_lot_by_receipt on stock_lot (stock_receipt_id) where stock_receipt_id is not null;
create trigger count_version before update on stock_lot
  for each row when (
    (old.code, old.harvested_on, old.expires_on, old.brix_average, old.brix_minimum, old.photo, old.note, old.status)
    is distinct from
    (new.code, new.harvested_on, new.expires_on, new.brix_average, new.brix_minimum, new.photo, new.note, new.status))
  execute function count_version();

create table stock_lot_allocation (
  id bigint generated always as identity primary key,
  order_option_id bigint not null references order_option (id),
  stock_lot_id bigint not null references stock_lot (id),
  units integer not null check (units > 0),
  kind text not null check (kind in ('order', 'replacement')),
  status text not null default 'taken' check (status in ('taken', 'returned', 'recalled', 'lost')),
  allocated_at timestamptz not null
);
comment on table stock_lot_allocation is 'Units of a lot that a line of an order took.';
comment on column stock_lot_allocation.kind is '`replacement`: sent once more after a return request.';
comment on column stock_lot_allocation.status is
  '`returned`: back in the lot, the line was cancelled; `recalled`: back in the lot, which was recalled before dispatch; `lost`: not found when the line was to be packed.';
create index stock_lot_allocation_by_line on stock_lot_allocation (order_option_id);
create index stock_lot_allocation_by_lot on stock_lot_allocation (stock_lot_id, id);

create table stock_lot_correction (
  id bigint generated always as identity primary key,
  stock_lot_id bigint not null references stock_lot (id),
  kind text not null check (kind in ('correction', 'recall', 'lost')),
  units integer not null check (units <> 0),
  constraint only_counting_adds check (kind = 'correction' or units < 0)
);
comment on table stock_lot_correction is 'Change of a lot that no order made.';
comment on column stock_lot_correction.kind is
  '`correction`: counted by an operator; `recall`: written off with the recall; `lost`: left with a line that was out of stock.';
comment on column stock_lot_correction.units is 'Units added; negative: written off.';
create index stock_lot_correction_by_lot on stock_lot_correction (stock_lot_id);

create table stock_lot_notice (
  stock_lot_id bigint not null references stock_lot (id),
  order_id bigint not null references orders (id),
  told_by bigint not null references operator (id),
  told_at timestamptz not null,
  primary key (stock_lot_id, order_id)
);
comment on table stock_lot_notice is 'Order whose buyer was told about its lot.';
create index stock_lot_notice_by_order on stock_lot_notice (order_id);

-- Serializes what moves units between the lots of an option; held until the transaction ends, before any row of a lot.
create function lock_lots_of_option(option bigint) returns bigint language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stock lots of option ' || option, 0));
  return option;
end $$;

-- Units of an option in the store that no line has taken from a lot: those on hand, and those that were sold and are
-- neither dispatched nor taken from a lot. Its lots never have more left.
create function units_in_store(option bigint) returns integer language sql stable as $$
  select (s.on_hand + coalesce((
           select sum(x.units - coalesce((select sum(a.units) from stock_lot_allocation a
                                           where a.order_option_id = x.id and a.status = 'taken' and a.kind = 'order'), 0))
             from (select id, order_id from order_product
                    where distributor_id = p.distributor_id
                      and status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially')
                    union all
                   select id, order_id from order_product where status = 'withdraw_request') waiting
             join order_option x on x.order_product_id = waiting.id and x.option_id = s.option_id
             join stock_reservation h on h.order_id = waiting.order_id and h.option_id = s.option_id), 0))::integer
    from option_stock s join product_option o on o.id = s.option_id join product p on p.id = o.product_id
   where s.option_id = option
$$;

-- Takes units that are not in the store any more off the lots of an option: first of those that are not open, then of those
-- that expire first.
create function write_off_missing_lot_units(option bigint) returns void language sql as $$
  with missing as (
    select coalesce(sum(remaining), 0) - units_in_store(option) as units
      from stock_lot where option_id = option and remaining > 0
  ), turn as (
    select id, remaining, sum(remaining) over (order by status = 'open', expires_on, harvested_on, id) - remaining as before
      from stock_lot where option_id = option and remaining > 0
  ), cut as (
    select turn.id, least(turn.remaining, missing.units - turn.before)::integer as units
      from turn, missing where turn.before < missing.units
  ), written as (
    insert into stock_lot_correction (stock_lot_id, kind, units) select id, 'lost', -units from cut
  )
  update stock_lot l set remaining = l.remaining - cut.units from cut where l.id = cut.id
$$;

-- Puts what a line took back into its lots.
create function return_units_of_line(line bigint) returns void language sql as $$
  with back as (
    update stock_lot_allocation set status = 'returned'
     where order_option_id = line and status = 'taken' and kind = 'order'
    returning stock_lot_id, units
  )
  update stock_lot l set remaining = l.remaining + came.units
    from (select stock_lot_id, sum(units)::integer as units from back group by stock_lot_id) came
   where l.id = came.stock_lot_id
$$;

-- Ends what a product took from lots once it leaves its order before dispatch: back into the lots, or lost where the product
-- was out of stock.
create function end_lot_allocations() returns trigger language plpgsql as $$
declare
  line record;
begin
  for line in select x.id, x.option_id from order_option x
               where x.order_product_id = new.id and exists (select from stock_lot l where l.option_id = x.option_id)
               order by x.option_id
  loop
    perform lock_lots_of_option(line.option_id);
    if new.status = 'stock_out' then
      update stock_lot_allocation set status = 'lost'
       where order_option_id = line.id and status = 'taken' and kind = 'order';
      perform write_off_missing_lot_units(line.option_id);
    else
      perform return_units_of_line(line.id);
    end if;
  end loop;
  return null;
end $$;
create trigger end_lot_allocations after update of status on order_product for each row
  when (old.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially', 'withdraw_request')
        and new.status in ('stock_out', 'withdraw_complete', 'incomplete', 'bank_transfer_waiting'))
  execute function end_lot_allocations();

create function return_lots_of_changed_line() returns trigger language plpgsql as $$
begin
  perform lock_lots_of_option(old.option_id);
  perform return_units_of_line(old.id);
  return null;
end $$;
create trigger return_lots after update of option_id on order_option for each row
  when (old.option_id <> new.option_id) execute function return_lots_of_changed_line();

-- The product page shows the harvest of the lot that is sold next; notifies when that may be another one.
create function notify_lot_change() returns trigger language plpgsql as $$
begin
  perform notify_catalog_change((select 'product:' || product_id from product_option where id = new.option_id));
  return null;
end $$;
create trigger notify_new_lot after insert on stock_lot for each row execute function notify_lot_change();
create trigger notify_lot after update on stock_lot for each row
  when ((old.remaining > 0, old.status, old.harvested_on, old.expires_on, old.brix_average, old.photo)
        is distinct from (new.remaining > 0, new.status, new.harvested_on, new.expires_on, new.brix_average, new.photo))
  execute function notify_lot_change();

alter table stock_rule add column expiry_days integer
  constraint stock_rule_expiry_days_check check (expiry_days between 0 and 60);
comment on column stock_rule.expiry_days is
  'Days before the expiry of a lot from which it waits for operators; null: as the next rule says, 3 where none does.';
