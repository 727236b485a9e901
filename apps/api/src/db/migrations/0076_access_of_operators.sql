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

-- Own roles.

alter table operator_role add column id bigint generated always as identity unique;
alter table operator_role add column is_own boolean not null default false;
alter table operator_role add column version integer not null default 1 check (version > 0);
alter table operator_role add constraint role_title_length check (length(title) between 1 and 30);
comment on column operator_role.is_own is 'Whether operators made it and may change it; the others come with the shop.';
comment on column operator_role.version is 'Counts its edits; a write names the one it saw.';

-- Networks from which operators work.

create table allowed_network (
  network cidr primary key,
  note text not null check (length(note) between 1 and 60)
);
comment on table allowed_network is 'A network from which operators may make calls; without any they may from everywhere.';

create table console_access (
  id bigint primary key default 1 check (id = 1),
  version integer not null default 1 check (version > 0)
);
comment on table console_access is 'The one row that versions the list of allowed networks.';
comment on column console_access.version is 'Counts edits of the list; a write names the one it saw.';
insert into console_access default values;
