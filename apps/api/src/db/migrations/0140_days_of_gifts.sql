-- phase: expand
-- transaction: none
-- The receiver of a gift chooses the day on which it arrives (docs/decisions/0153-days-chosen-by-receivers.md).

alter table gift add column if not exists receive_on date,
  drop constraint if exists chosen_day_has_address,
  add constraint chosen_day_has_address check (receive_on is null or address is not null) not valid;
alter table gift validate constraint chosen_day_has_address;
comment on column gift.receive_on is
  'Day (KST) on which its receiver chose to get it; null: as soon as possible. Its lines are promised to arrive on it.';

alter table delivery_promise_change drop constraint if exists delivery_promise_change_cause_check,
  add constraint delivery_promise_change_cause_check
    check (cause in ('payment', 'address', 'delay', 'receiver')) not valid;
alter table delivery_promise_change validate constraint delivery_promise_change_cause_check;
comment on column delivery_promise_change.cause is
  '`payment`: paid later than ordered; `address`: another area; `delay`: another day by the operator; `receiver`: another day by the receiver of a gift.';

-- Checks at commit that the lines of a gift are promised to arrive on the day that was chosen for it.
create or replace function check_gift_day() returns trigger language plpgsql as $$
begin
  if exists (select from gift g
               join order_product op on op.gift_id = g.id and op.status not in ('withdraw_complete', 'stock_out')
               join order_option oo on oo.order_product_id = op.id
              where g.id = new.id and g.receive_on is not null
                and oo.promised_arrival_to is distinct from g.receive_on) then
    raise exception 'gift % is not promised for the day that was chosen', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists check_gift_day on gift;
create constraint trigger check_gift_day after update of receive_on on gift
  deferrable initially deferred for each row when (new.receive_on is not null)
  execute function check_gift_day();
