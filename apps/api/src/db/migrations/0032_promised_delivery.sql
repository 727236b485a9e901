-- phase: expand
-- The delivery that a buyer was promised, line by line, and how it changed.

alter table order_option
  add column promised_dispatch_on date,
  add column promised_arrival_from date,
  add column promised_arrival_to date,
  add constraint promised_delivery_is_whole check (
    num_nulls(promised_dispatch_on, promised_arrival_from, promised_arrival_to) in (0, 3)),
  add constraint promised_delivery_in_order check (
    promised_dispatch_on <= promised_arrival_from and promised_arrival_from <= promised_arrival_to);
comment on column order_option.promised_dispatch_on is
  'Day of dispatch that the buyer was promised last; null: a gift without an address, or an order before promises were kept.';
comment on column order_option.promised_arrival_from is 'First day of the promised arrival.';
comment on column order_option.promised_arrival_to is 'Last day of the promised arrival.';

create table delivery_promise_change (
  id bigint generated always as identity primary key,
  order_option_id bigint not null references order_option (id),
  cause text not null check (cause in ('payment', 'address', 'delay')),
  reason text not null check (length(reason) between 1 and 200),
  old_arrival_to date not null,
  new_dispatch_on date not null,
  new_arrival_to date not null,
  changed_at timestamptz not null,
  constraint promise_changes_to_another_day check (old_arrival_to <> new_arrival_to)
);
comment on table delivery_promise_change is 'A promised arrival that moved, with the reason that the buyer was told.';
comment on column delivery_promise_change.cause is
  '`payment`: paid later than ordered; `address`: another area; `delay`: another day by the operator.';
comment on column delivery_promise_change.reason is 'Reason as shown to the buyer.';
create index delivery_promise_change_by_option on delivery_promise_change (order_option_id, id);
