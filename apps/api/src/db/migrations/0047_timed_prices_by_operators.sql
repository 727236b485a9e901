-- phase: expand
-- Operators define, change and withdraw timed prices: a permission of their own, and a version against lost changes.

alter table timed_price add column version integer not null default 1 check (version > 0);
comment on column timed_price.version is 'Counts its changes; who changes it names the one they saw.';

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read'));
insert into role_permission (role, permission) values ('manager', 'prices.change') on conflict do nothing;
