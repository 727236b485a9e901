-- phase: expand
-- What goes out for an approved exchange, and what comes back for a return.

create table replacement (
  return_request_id bigint primary key references return_request (id),
  created_at timestamptz not null,
  packed_at timestamptz,
  shipment_id bigint unique references shipment (id),
  delivered_at timestamptz,
  constraint packed_before_dispatch check (shipment_id is null or packed_at is not null),
  constraint dispatched_before_delivery check (delivered_at is null or shipment_id is not null)
);
comment on table replacement is 'Goods that are sent again for an approved exchange: waiting, packed, in a parcel, delivered.';
comment on column replacement.created_at is 'When the exchange was approved.';
comment on column replacement.packed_at is 'When packing began.';
comment on column replacement.shipment_id is 'The parcel of its own that it left in; null: it has not left.';
comment on column replacement.delivered_at is 'When it arrived.';
create index replacement_undelivered on replacement (return_request_id) where delivered_at is null;

-- Creates the replacement with the approval, whichever version of the shop approves.
create function add_replacement() returns trigger language plpgsql as $$
begin
  insert into replacement (return_request_id, created_at) values (new.id, new.decided_at) on conflict do nothing;
  return null;
end $$;
create trigger add_replacement after update of status on return_request for each row
  when (new.status = 'approved' and new.resolution = 'replace' and old.status <> 'approved')
  execute function add_replacement();
insert into replacement (return_request_id, created_at)
select c.id, c.decided_at
  from return_request c join order_product op on op.id = c.order_product_id
 where c.status = 'approved' and c.resolution = 'replace' and op.status = 'replace_complete';

create table return_pickup (
  return_request_id bigint primary key references return_request (id),
  carrier_code text not null references carrier (code),
  pickup_on date not null,
  requested_at timestamptz not null,
  carrier_reference text check (length(carrier_reference) between 1 and 40),
  received_at timestamptz,
  disposal text check (disposal in ('restocked', 'written_off')),
  constraint received_has_disposal check ((received_at is null) = (disposal is null))
);
comment on table return_pickup is 'Goods of a return request that come back: asked for at a carrier, then received.';
comment on column return_pickup.pickup_on is 'Day on which the carrier collects them, KST.';
comment on column return_pickup.carrier_reference is 'Number of the order to collect at the carrier; null: none was given.';
comment on column return_pickup.received_at is 'When they came back to the farm; null: not yet.';
comment on column return_pickup.disposal is 'What became of them: back on the shelf, or written off.';
create index return_pickup_open on return_pickup (return_request_id) where received_at is null;

alter table stock_movement drop constraint movement_has_reason;
alter table stock_movement add constraint movement_has_reason check (
  case
    when kind in ('opening', 'import') then units > 0 and order_id is null
    when kind = 'correction' then order_id is null
    when kind in ('sale', 'replacement', 'lost', 'discard') then units < 0 and order_id is not null
    when kind in ('return', 'reversal', 'restock') then units > 0 and order_id is not null
    when kind = 'unexplained' then order_id is null
    else false
  end);
comment on column stock_movement.kind is
  'Reason. `return`: cancelled before shipment; `restock`: came back after delivery; `discard`: came back and was written off; `reversal`: a bank took the deposit back; `lost`: sold and not found; `unexplained`: no reason was given.';
