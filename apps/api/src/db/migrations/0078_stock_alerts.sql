-- phase: expand
-- Alerts of low stock: rules by option, farm or for the whole shop, and the options that fell to their threshold.

create table stock_rule (
  id bigint primary key,
  option_id bigint unique references product_option (id),
  distributor_id bigint unique references distributor (id),
  threshold integer not null check (threshold between 0 and 1000000),
  version integer not null default 1 check (version > 0),
  constraint rule_has_one_target check (num_nonnulls(option_id, distributor_id) <= 1)
);
comment on table stock_rule is 'Number of units at which operators are alerted: of an option, else of its farm, else of the shop.';
comment on column stock_rule.threshold is 'Unreserved units at or below which an alert is raised.';
comment on column stock_rule.version is 'Counts its edits.';
create unique index one_stock_rule_of_the_shop on stock_rule ((true)) where option_id is null and distributor_id is null;
create trigger count_version before update on stock_rule
  for each row when (old.* is distinct from new.*) execute function count_version();

create table stock_alert (
  id bigint generated always as identity primary key,
  option_id bigint not null references product_option (id),
  threshold integer not null,
  available integer not null,
  raised_at timestamptz not null,
  acknowledged_at timestamptz,
  cleared_at timestamptz,
  constraint alert_is_low check (available <= threshold)
);
comment on table stock_alert is 'A fall of an option to its threshold; cleared once it has risen above it.';
comment on column stock_alert.available is 'Unreserved units when it was raised.';
comment on column stock_alert.acknowledged_at is 'When an operator took note of it; it waits for nobody from then on.';
create unique index one_open_alert_per_option on stock_alert (option_id) where cleared_at is null;
create index stock_alert_waiting on stock_alert (raised_at) where cleared_at is null and acknowledged_at is null;
create index stock_alert_by_age on stock_alert (cleared_at) where cleared_at is not null;
