-- phase: expand
-- Operators edit the rules of points and grades; an order keeps the rules under which it was placed.

alter table shop_rule
  add column record_id bigint not null default nextval('catalog_id_seq'),
  add column version integer not null default 1 check (version > 0),
  add constraint shop_rule_record_id_is_unique unique (record_id);
comment on column shop_rule.record_id is 'Names it in calls of operators.';
comment on column shop_rule.version is 'Counts its edits; a write names the one it saw.';
create trigger count_version before update of value on shop_rule for each row
  when (old.value is distinct from new.value) execute function count_version();

create table past_rule (
  name text not null references shop_rule (name),
  until timestamptz not null,
  value jsonb not null,
  primary key (name, until)
);
comment on table past_rule is 'Rule that held before an edit or an import changed it.';
comment on column past_rule.until is 'First instant at which it holds no more; orders placed before keep it.';
comment on column past_rule.value is 'The rule as shop_rule had it.';

create function rule_at(rule_name text, placed_at timestamptz) returns jsonb language sql stable as $$
  select coalesce((select p.value from past_rule p where p.name = rule_name and p.until > placed_at order by p.until limit 1),
                  (select r.value from shop_rule r where r.name = rule_name))
$$;
comment on function rule_at(text, timestamptz) is 'Rule that holds for an order placed at an instant; null in a shop without it.';
