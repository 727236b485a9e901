-- phase: expand
-- Coupons: what is given away and who holds one. Which order used one is `coupon_redemption`, beside the orders.

create table coupon (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  discount_kind text not null check (discount_kind in ('amount', 'percent')),
  discount_amount integer not null check (discount_amount > 0),
  discount_percent integer check (discount_percent between 1 and 100),
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  valid_days integer check (valid_days between 1 and 3650),
  download_from timestamptz,
  download_until timestamptz,
  issue_limit integer check (issue_limit > 0),
  issued integer not null default 0,
  per_member integer not null default 1 check (per_member between 1 and 100),
  created_at timestamptz not null,
  constraint coupon_valid_until_check check (valid_until > valid_from),
  constraint percent_coupon_has_percent check ((discount_kind = 'percent') = (discount_percent is not null)),
  constraint download_has_both_ends
    check ((download_from is null) = (download_until is null) and download_until > download_from),
  constraint issued_within_limit check (issued >= 0 and (issue_limit is null or issued <= issue_limit))
);
comment on table coupon is 'A definition from which coupons are issued.';
comment on column coupon.discount_amount is 'What is taken off, or the most that a percentage takes off, 원.';
comment on column coupon.conditions is 'Conditions, each with a code that is a rule of the domain.';
comment on column coupon.valid_days is 'Days from the day of issue; null: until `valid_until` alone.';
comment on column coupon.download_from is 'When members may take one themselves; null: the shop issues them.';
comment on column coupon.issue_limit is 'How many may be issued; null: without limit.';
comment on column coupon.issued is 'How many were issued.';
comment on column coupon.per_member is 'How many one member may take.';
create index coupon_downloadable on coupon (download_until) where download_until is not null;

create table member_coupon (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupon (id),
  user_id bigint not null references app_user (id),
  nth integer not null check (nth >= 1),
  valid_until timestamptz not null,
  issued_at timestamptz not null,
  unique (user_id, coupon_id, nth)
);
comment on table member_coupon is 'A coupon that was issued to a member.';
comment on column member_coupon.nth is 'Its number among those of the same definition that the member has.';
create index member_coupon_by_coupon on member_coupon (coupon_id);

create trigger member_not_deleted before insert on member_coupon for each row execute function refuse_deleted_member();
