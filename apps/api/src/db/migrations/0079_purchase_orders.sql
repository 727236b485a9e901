-- phase: expand
-- Purchase orders to farms, what was received for them, and the movements of stock that receipts cause.

create table purchase_order (
  id bigint generated always as identity primary key,
  distributor_id bigint not null references distributor (id),
  expected_on date not null,
  note text not null default '' check (length(note) <= 300),
  status text not null default 'waiting' check (status in ('waiting', 'partly_received', 'received', 'cancelled')),
  created_by bigint not null references operator (id),
  created_at timestamptz not null,
  receipts integer not null default 0 check (receipts >= 0),
  version integer not null default 1 check (version > 0)
);
comment on table purchase_order is 'Goods that the shop orders from a farm and expects on a day.';
comment on column purchase_order.expected_on is 'Day on which they are expected, KST.';
comment on column purchase_order.note is 'Note among operators.';
comment on column purchase_order.status is
  '`received`: nothing more is expected, even where less came than was ordered; `cancelled`: nothing came.';
comment on column purchase_order.receipts is 'Number of its receipts.';
comment on column purchase_order.version is 'Counts its edits and receipts.';
create index purchase_order_by_farm on purchase_order (distributor_id, id);
create index purchase_order_by_status on purchase_order (status, id);
create trigger count_version before update on purchase_order
  for each row when (old.* is distinct from new.*) execute function count_version();

create table purchase_order_line (
  purchase_order_id bigint not null references purchase_order (id) on delete cascade,
  position integer not null check (position >= 0),
  option_id bigint not null references option_stock (option_id),
  units integer not null check (units between 1 and 100000),
  received integer not null default 0 check (received >= 0),
  primary key (purchase_order_id, option_id)
);
comment on table purchase_order_line is 'An option of a purchase order.';
comment on column purchase_order_line.position is 'Its place in the order.';
comment on column purchase_order_line.units is 'Units ordered.';
comment on column purchase_order_line.received is 'Units received, the sum of its receipts; may be more than were ordered.';
create index purchase_order_line_by_option on purchase_order_line (option_id);

create table stock_receipt (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_order (id),
  note text not null check (length(note) <= 200),
  received_by bigint not null references operator (id),
  received_at timestamptz not null
);
comment on table stock_receipt is 'Goods that came for a purchase order at one time.';
comment on column stock_receipt.note is 'Reason of a difference, or a remark.';
create index stock_receipt_by_purchase_order on stock_receipt (purchase_order_id, id);

create table stock_receipt_line (
  stock_receipt_id bigint not null references stock_receipt (id) on delete cascade,
  option_id bigint not null references option_stock (option_id),
  units integer not null check (units between 1 and 100000),
  primary key (stock_receipt_id, option_id)
);
comment on table stock_receipt_line is 'Units of an option that came with a receipt.';
create index stock_receipt_line_by_option on stock_receipt_line (option_id);

alter table stock_movement add column stock_receipt_id bigint references stock_receipt (id);
comment on column stock_movement.stock_receipt_id is 'Receipt that added the units.';
create index stock_movement_by_receipt on stock_movement (stock_receipt_id) where stock_receipt_id is not null;
alter table stock_movement drop constraint movement_has_reason;
alter table stock_movement add constraint movement_has_reason check (
  case
    when kind in ('opening', 'import') then units > 0 and order_id is null
    when kind = 'correction' then order_id is null
    when kind = 'receipt' then units > 0 and order_id is null and stock_receipt_id is not null
    when kind in ('sale', 'replacement', 'lost', 'discard') then units < 0 and order_id is not null
    when kind in ('return', 'reversal', 'restock') then units > 0 and order_id is not null
    when kind = 'unexplained' then order_id is null
    else false
  end);
alter table stock_movement add constraint receipt_of_received_only check (stock_receipt_id is null or kind = 'receipt');
comment on column stock_movement.kind is
  'Reason. `receipt`: came from a farm; `return`: cancelled before shipment; `restock`: came back after delivery; `discard`: came back and was written off; `reversal`: a bank took the deposit back; `lost`: sold and not found; `unexplained`: no reason was given.';

-- The reason is '<kind>:<id>': the id of the receipt for a receipt, of the order for any other.
create or replace function record_stock_movement() returns trigger language plpgsql as $$
declare
  given text := nullif(current_setting('shop.stock_movement', true), '');
  reason text := split_part(given, ':', 1);
  subject bigint := nullif(split_part(given, ':', 2), '')::bigint;
begin
  if tg_op = 'INSERT' then
    insert into stock_movement (option_id, kind, units, on_hand) values (new.option_id, 'import', new.on_hand, new.on_hand);
  elsif given is null then
    insert into stock_movement (option_id, kind, units, on_hand, near_status_change_id)
    values (new.option_id, 'unexplained', new.on_hand - old.on_hand, new.on_hand, (select max(id) from order_status_change));
  else
    insert into stock_movement (option_id, kind, units, on_hand, order_id, stock_receipt_id)
    values (new.option_id, reason, new.on_hand - old.on_hand, new.on_hand,
            case when reason <> 'receipt' then subject end, case when reason = 'receipt' then subject end);
  end if;
  return null;
end $$;
