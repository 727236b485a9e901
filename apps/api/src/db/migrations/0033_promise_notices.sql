-- phase: expand
-- A promised arrival that moved is told to its buyer; a delay is told by the notice of the delay itself.

alter table pending_order_update drop constraint pending_order_update_kind_check;
alter table pending_order_update add constraint pending_order_update_kind_check
  check (kind in ('paid', 'account', 'deposited', 'lapsed', 'delayed', 'shipped', 'delivered', 'stock_out', 'cancelled',
    'arrival_changed'));
comment on column pending_order_update.kind is
  '`account`: a virtual account to pay into; `deposited`: its deposit came; `lapsed`: it did not; `arrival_changed`: the promised arrival moved.';

create function queue_arrival_changed_update() returns trigger language plpgsql as $$
begin
  insert into pending_order_update (order_product_id, kind, order_id)
  select op.id, 'arrival_changed', op.order_id
    from order_option oo join order_product op on op.id = oo.order_product_id
   where oo.id = new.order_option_id
      on conflict do nothing;
  return null;
end $$;

create trigger queue_arrival_changed_update after insert on delivery_promise_change
  for each row when (new.cause <> 'delay') execute function queue_arrival_changed_update();
