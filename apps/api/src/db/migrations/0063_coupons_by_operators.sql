-- phase: expand
-- Operators define, edit and stop coupons by calls, with a budget; permissions of coupons, members and voices.

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read', 'catalog.edit', 'displays.edit',
    'coupons.manage', 'members.read', 'members.edit', 'voices.answer'));
insert into role_permission (role, permission) values
  ('manager', 'coupons.manage'), ('manager', 'members.read'), ('manager', 'members.edit'), ('manager', 'voices.answer'),
  ('support', 'members.read'), ('support', 'members.edit'), ('support', 'voices.answer'), ('orders', 'members.read')
  on conflict do nothing;

alter table coupon
  add column version integer not null default 1 check (version > 0),
  add column is_stopped boolean not null default false,
  add column budget integer check (budget > 0);
comment on column coupon.version is 'Counts its edits by operators; a write names the one it saw.';
comment on column coupon.is_stopped is 'Whether it is issued no more; members keep those they have.';
comment on column coupon.budget is 'Sum of discounts from which it is issued no more, 원; null: without limit.';

-- Fires for the statements that name these columns; counting what was issued is no edit.
create trigger count_version before update of name, target, discount_kind, discount_amount, discount_percent, conditions,
    valid_from, valid_until, valid_days, download_from, download_until, issue_limit, per_member, code, moment, moment_grade,
    budget, is_stopped on coupon
  for each row execute function count_version();

alter table coupon_redemption add column coupon_id bigint references coupon (id);
update coupon_redemption cu set coupon_id = mc.coupon_id from member_coupon mc where mc.id = cu.member_coupon_id;
comment on column coupon_redemption.coupon_id is 'Definition of the coupon, so that what it cost is summed without its holders.';

create function set_coupon_of_redemption() returns trigger language plpgsql as $$
begin
  select mc.coupon_id into new.coupon_id from member_coupon mc where mc.id = new.member_coupon_id;
  return new;
end $$;
create trigger set_coupon before insert or update of member_coupon_id on coupon_redemption
  for each row execute function set_coupon_of_redemption();
alter table coupon_redemption alter column coupon_id set not null;
create index coupon_redemption_by_coupon on coupon_redemption (coupon_id) include (discount) where not is_returned;
