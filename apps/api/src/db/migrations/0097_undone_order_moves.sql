-- phase: expand
-- Acts of operators on orders that are taken back: what each moved, notices that wait so that undo is in time, and what an act
-- took from lots and promises.

create table order_move (
  change_id bigint not null references operator_change (id),
  order_product_id bigint not null references order_product (id),
  order_id bigint not null references orders (id),
  move text not null check (move in ('accept', 'hold', 'dispatch')),
  from_status text not null,
  to_status text not null,
  delay_before jsonb,
  promises_before jsonb,
  undone_by bigint references operator_change (id),
  primary key (change_id, order_product_id),
  constraint order_move_leads_to_its_status check (
    to_status = case move when 'accept' then 'delivery_waiting' when 'hold' then 'delivery_delay' else 'delivering' end),
  constraint order_move_changes_status check (from_status <> to_status),
  constraint only_hold_keeps_delay check (move = 'hold' or (delay_before is null and promises_before is null)),
  constraint order_move_undone_later check (undone_by > change_id)
);
comment on table order_move is 'Move of a product of an order by an operator, which another change takes back.';
comment on column order_move.change_id is 'Change that made it, with all moves of its call.';
comment on column order_move.delay_before is 'Delay that the product had before it was held; null: none.';
comment on column order_move.promises_before is
  'Promised days of each line before it was held: `id`, `dispatchOn`, `arrivalFrom`, `arrivalTo`, and `lastChange`, the id of the last change of its promise.';
comment on column order_move.undone_by is 'Change that took it back.';
create index order_move_by_product on order_move (order_product_id, change_id);

alter table pending_order_update
  add column change_id bigint references operator_change (id),
  add column due_at timestamptz,
  add constraint only_change_holds_update check ((change_id is null) = (due_at is null));
comment on column pending_order_update.change_id is 'Undoable change that caused it; null: nothing to wait for.';
comment on column pending_order_update.due_at is 'Instant from which it is told; null: at once.';
create index pending_order_update_by_change on pending_order_update (change_id) where change_id is not null;

alter table order_status_change add column undoes_change_id bigint references operator_change (id);
comment on column order_status_change.undoes_change_id is 'Change that this step takes back; null: a step of the order itself.';
alter table gift_status_change add column undoes_change_id bigint references operator_change (id);
comment on column gift_status_change.undoes_change_id is 'Change that this step takes back; null: a step of the gift itself.';

alter table stock_lot_allocation add column change_id bigint references operator_change (id);
comment on column stock_lot_allocation.change_id is 'Change that took it and gives it back when undone; null: none.';
create index stock_lot_allocation_by_change on stock_lot_allocation (change_id) where change_id is not null;

alter table delivery_promise_change add column undone_by bigint references operator_change (id);
comment on column delivery_promise_change.undone_by is 'Change that took it back; the promise before holds again.';

-- Returns the change that the last step of an order takes back; null where the step goes on.
create function change_undone_by_last_step(of_order bigint) returns bigint language sql stable as $$
  select undoes_change_id from order_status_change where order_id = of_order order by id desc limit 1
$$;

-- Queues updates of products. Declined cancel requests, declined returns, orders that were never paid and an acceptance that
-- is taken back queue none.
create or replace function queue_order_update() returns trigger language plpgsql as $$
begin
  if old.status = 'delivery_waiting' and new.status = 'delivery_delay'
     and change_undone_by_last_step(new.order_id) is not null then
    return null;
  end if;
  insert into pending_order_update (order_product_id, kind, order_id)
  values (new.id,
          case when new.status = 'paid' and old.status = 'bank_transfer_waiting' then 'deposited'
               when new.status = 'paid' then 'paid'
               when new.status = 'bank_transfer_waiting' then 'account'
               when new.status = 'incomplete' then 'lapsed'
               when new.status = 'delivery_delay' then 'delayed'
               when new.status = 'delivering' then 'shipped'
               when new.status = 'delivery_end' then 'delivered'
               when new.status = 'stock_out' then 'stock_out'
               else 'cancelled' end,
          new.order_id)
      on conflict do nothing;
  return null;
end $$;

-- Ends the wait of updates of a product that goes on: what happened before is told first.
create function release_waiting_updates() returns trigger language plpgsql as $$
begin
  update pending_order_update set change_id = null, due_at = null
   where order_product_id = new.id and change_id is not null;
  return null;
end $$;
create trigger release_waiting_updates after update of status on order_product for each row
  when (old.status <> new.status) execute function release_waiting_updates();

-- Derives the status of a gift from its products once it has an address; the same rule as `giftStatusOf` in packages/domain.
-- A step that takes a dispatch back takes the gift back with it.
create or replace function update_gift_status() returns trigger language plpgsql as $$
declare
  own gift;
  next text;
  undone bigint;
begin
  select * into own from gift where id = new.gift_id for update;
  if own.status in ('delivered', 'declined', 'expired', 'withdrawn') then
    return null;
  end if;
  undone := change_undone_by_last_step(new.order_id);
  select case
           when count(*) = 0 then 'withdrawn'
           when bool_and(status in ('delivery_end', 'complete', 'replace_request', 'replace_complete', 'return_request'))
             then 'delivered'
           when bool_or(status in ('delivering', 'delivery_end', 'complete', 'replace_request', 'replace_complete',
                                   'return_request'))
             then 'delivering'
           when own.status = 'delivering' and undone is null or bool_or(status = 'withdraw_request') then own.status
           when bool_or(status in ('delivery_waiting', 'delivery_delay')) then 'delivery_waiting'
           when own.address is null then 'unused'
           else 'address_entered'
         end
    into next
    from order_product
   where gift_id = own.id and status not in ('withdraw_complete', 'stock_out', 'return_complete', 'incomplete');
  if next = own.status then
    return null;
  end if;
  if own.address is null and next <> 'withdrawn' then
    raise exception 'gift % has no address', own.id using errcode = 'check_violation';
  end if;
  update gift set status = next where id = own.id;
  insert into gift_status_change (gift_id, from_status, to_status, actor, reason, at, undoes_change_id)
  select own.id, own.status, next, case e.actor when 'buyer' then 'sender' else e.actor end, e.reason, e.at, e.undoes_change_id
    from order_status_change e where e.order_id = new.order_id order by e.id desc limit 1;
  return null;
end $$;
