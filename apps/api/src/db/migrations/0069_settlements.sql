-- phase: expand
-- What the shop owes its farms: the cost of a line as it was when ordered, settlements by farm, and the amounts that are
-- added to them or taken off.

alter table order_option add column supply_cost integer check (supply_cost >= 0);
comment on column order_option.supply_cost is 'What the shop pays the farm for a unit, 원, on the day of the order.';
update order_option oo set supply_cost = o.supply_cost from product_option o where o.id = oo.option_id;

-- Fills the cost, whichever version of the shop adds the line.
create function fill_supply_cost() returns trigger language plpgsql as $$
begin
  select o.supply_cost into strict new.supply_cost from product_option o where o.id = new.option_id;
  return new;
end $$;
create trigger fill_supply_cost before insert on order_option for each row
  when (new.supply_cost is null) execute function fill_supply_cost();
alter table order_option alter column supply_cost set not null;
create index order_option_compensated on order_option (order_product_id) where compensated > 0;

create table settlement (
  id bigint generated always as identity primary key,
  distributor_id bigint not null references distributor (id),
  through date not null,
  units integer not null check (units >= 0),
  goods integer not null check (goods >= 0),
  shipping integer not null,
  returns integer not null check (returns <= 0),
  corrections integer not null,
  total integer not null,
  closed_at timestamptz not null,
  closed_by bigint references operator (id),
  paid_on date,
  version integer not null default 1 check (version > 0),
  constraint settlement_total_is_sum check (total = goods + shipping + returns + corrections)
);
comment on table settlement is
  'What a farm is owed for the products that arrived until a day and were in no settlement before; closed for good.';
comment on column settlement.through is 'Last day of arrival, KST.';
comment on column settlement.units is 'Units that arrived.';
comment on column settlement.goods is 'Units times their cost on the day of the order, 원.';
comment on column settlement.shipping is 'Shipping that its buyers and shipping coupons paid, 원.';
comment on column settlement.returns is 'What is taken off for goods and shipping that buyers got back, 원, at most 0.';
comment on column settlement.corrections is 'Sum of the corrections by operators, 원.';
comment on column settlement.total is 'What is paid to the farm, 원; negative: what it owes.';
comment on column settlement.closed_by is 'Operator who closed it; null: the command line.';
comment on column settlement.paid_on is 'Day on which it was paid, KST; null: not yet.';
comment on column settlement.version is 'Counts its edits; a write names the one it saw.';
create index settlement_by_distributor on settlement (distributor_id, id desc);
create index settlement_unpaid on settlement (id desc) where paid_on is null;
create trigger count_version before update of paid_on on settlement for each row
  when (old.paid_on is distinct from new.paid_on) execute function count_version();

create table settlement_adjustment (
  id bigint generated always as identity primary key,
  distributor_id bigint not null references distributor (id),
  kind text not null check (kind in ('shipping', 'return', 'return_shipping', 'correction')),
  order_id bigint references orders (id),
  order_option_id bigint references order_option (id),
  compensated integer check (compensated > 0),
  cancellation_id bigint unique references cancellation (id),
  amount integer not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  created_by bigint references operator (id),
  settlement_id bigint references settlement (id),
  constraint adjustment_names_its_cause check (case kind
    when 'shipping' then order_id is not null and order_option_id is null and cancellation_id is null
    when 'return' then order_id is not null and order_option_id is not null and cancellation_id is null
    when 'return_shipping' then order_id is not null and order_option_id is null and cancellation_id is not null
    else order_option_id is null and cancellation_id is null end),
  constraint return_names_its_sum check ((kind = 'return') = (compensated is not null)),
  constraint taken_off_is_negative check (kind not in ('return', 'return_shipping') or amount < 0),
  constraint correction_waits_for_settlement check (kind = 'correction' or settlement_id is not null)
);
comment on table settlement_adjustment is 'An amount of a settlement beside its goods. Never changed: a wrong one is corrected by another.';
comment on column settlement_adjustment.kind is
  'Shipping paid for an order; goods or shipping that a buyer got back; correction by an operator.';
comment on column settlement_adjustment.order_option_id is 'Line whose goods a buyer got back.';
comment on column settlement_adjustment.compensated is 'What the buyer had got back for the line by then, 원.';
comment on column settlement_adjustment.cancellation_id is 'Granted return that gave shipping back.';
comment on column settlement_adjustment.amount is 'Added to the settlement, 원; negative: taken off.';
comment on column settlement_adjustment.settlement_id is 'Settlement that holds it; null: a correction for the next one.';
create index settlement_adjustment_by_settlement on settlement_adjustment (settlement_id);
create index settlement_adjustment_by_order on settlement_adjustment (order_id) where order_id is not null;
create index settlement_adjustment_by_option on settlement_adjustment (order_option_id) where order_option_id is not null;
create index settlement_adjustment_waiting on settlement_adjustment (distributor_id) where settlement_id is null;

alter table order_product add column settlement_id bigint references settlement (id);
comment on column order_product.settlement_id is 'Settlement that holds its cost; null: in none yet.';
create index order_product_by_settlement on order_product (settlement_id) where settlement_id is not null;
create index order_product_unsettled on order_product (distributor_id, id)
  where settlement_id is null and status in ('delivery_end', 'complete', 'return_complete', 'replace_complete');

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read', 'catalog.edit', 'displays.edit',
    'coupons.manage', 'members.read', 'members.edit', 'voices.answer', 'orders.note', 'data.export', 'settlements.manage'));
insert into role_permission (role, permission) values ('manager', 'settlements.manage') on conflict do nothing;
