-- phase: expand
-- Edits of records by operators: a version on each record, and one row for each call that edits, so that it is undone or
-- scheduled as a whole.

create table operator_change (
  id bigint generated always as identity primary key,
  operator_id bigint references operator (id),
  source text not null check (source in ('login', 'command')),
  noun text not null check (length(noun) between 1 and 40),
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  reason text not null check (length(reason) between 1 and 300),
  request_id text not null,
  ip_address text check (length(ip_address) between 1 and 60),
  created_at timestamptz not null,
  effective_at timestamptz not null,
  status text not null check (status in ('scheduled', 'applied', 'cancelled', 'failed', 'undone')),
  ended_at timestamptz,
  failure text check (length(failure) between 1 and 60),
  undoes_id bigint unique references operator_change (id),
  constraint operator_change_effective_at_check check (effective_at >= created_at),
  constraint operator_change_ended_at_check check ((status = 'scheduled') = (ended_at is null)),
  constraint operator_change_failed_check check ((status = 'failed') = (failure is not null)),
  constraint operator_change_operator_check check (operator_id is not null or source = 'command')
);
comment on table operator_change is 'Edit of records by one call of an operator, applied at once or at its instant.';
comment on column operator_change.operator_id is 'Null: the command line itself.';
comment on column operator_change.source is '`command`: asked for by the command line.';
comment on column operator_change.noun is 'Kind of the records, as in the path of the call, e.g. `prices`.';
comment on column operator_change.rows is 'Edited records: id, and the changed fields before and after.';
comment on column operator_change.ip_address is 'Network address; null: the command line.';
comment on column operator_change.effective_at is 'Instant from which it holds.';
comment on column operator_change.ended_at is 'Instant at which it was applied, cancelled or failed; null while scheduled.';
comment on column operator_change.failure is 'Code of the refusal that stopped it at its instant.';
comment on column operator_change.undoes_id is 'Change that this one takes back.';
create index operator_change_by_noun on operator_change (noun, id desc);
create index operator_change_by_status on operator_change (status, id desc);
create index operator_change_by_operator on operator_change (operator_id, id desc);

alter table operator_action add column change_id bigint references operator_change (id);
comment on column operator_action.change_id is 'Change that the action belongs to; null for an action on its own.';
create index operator_action_by_change on operator_action (change_id) where change_id is not null;

-- Counts the edits of a row; the trigger names the columns that operators edit.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table product_option add column version integer not null default 1 check (version > 0);
comment on column product_option.version is 'Counts its edits by operators and imports; a write names the one it saw.';
create trigger count_version before update of name, sort, amount, weight_value, weight_unit, list_price, price,
    special_sale_price, supply_cost, status, shipment_date, max_unit_in_box on product_option
  for each row when (
    (old.name, old.sort, old.amount, old.weight_value, old.weight_unit, old.list_price, old.price, old.special_sale_price,
     old.supply_cost, old.status, old.shipment_date, old.max_unit_in_box) is distinct from
    (new.name, new.sort, new.amount, new.weight_value, new.weight_unit, new.list_price, new.price, new.special_sale_price,
     new.supply_cost, new.status, new.shipment_date, new.max_unit_in_box))
  execute function count_version();
