-- phase: expand
-- Farms as operators.

create table operator_distributor (
  operator_id bigint not null references operator (id),
  distributor_id bigint not null references distributor (id),
  primary key (operator_id, distributor_id)
);
comment on table operator_distributor is
  'A farm that an operator works for: they see and change its rows alone. Those with the role `distributor` have one or more, the others none.';
create index operator_distributor_by_distributor on operator_distributor (distributor_id);

insert into operator_role (name, title, personal_data_purpose) values ('distributor', '농가', null) on conflict do nothing;
insert into role_permission (role, permission) values
  ('distributor', 'orders.read'), ('distributor', 'orders.ship'), ('distributor', 'claims.decide'),
  ('distributor', 'stock.change'), ('distributor', 'settlements.manage') on conflict do nothing;
