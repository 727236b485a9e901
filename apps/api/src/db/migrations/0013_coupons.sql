-- Coupons: what is given away, who holds one, and which order used it.

-- `conditions` are values with a code, each a rule of the domain.
create table coupon (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  discount_kind text not null check (discount_kind in ('amount', 'percent')),
  -- 원: what is taken off, or the most that a percentage takes off.
  discount_amount integer not null check (discount_amount > 0),
  discount_percent integer check (discount_percent between 1 and 100),
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  -- Days from the day it is given; null: until `valid_until` alone.
  valid_days integer check (valid_days between 1 and 3650),
  -- When members may take one themselves; null: the shop gives them.
  download_from timestamptz,
  download_until timestamptz,
  issue_limit integer check (issue_limit > 0),
  issued integer not null default 0,
  per_member integer not null default 1 check (per_member between 1 and 100),
  created_at timestamptz not null,
  constraint a_percentage_has_its_percent check ((discount_kind = 'percent') = (discount_percent is not null)),
  constraint a_download_has_its_time check
    ((download_from is null) = (download_until is null) and download_until > download_from),
  constraint issued_within_limit check (issued >= 0 and (issue_limit is null or issued <= issue_limit))
);

create index coupon_downloadable on coupon (download_until) where download_until is not null;

-- One coupon in somebody's hands; `nth` of those that one member has of it.
create table member_coupon (
  id integer generated always as identity primary key,
  coupon_id integer not null references coupon (id),
  user_id integer not null references app_user (id),
  nth integer not null check (nth >= 1),
  valid_until timestamptz not null,
  issued_at timestamptz not null,
  unique (user_id, coupon_id, nth)
);

create index member_coupon_by_coupon on member_coupon (coupon_id);
create trigger only_of_who_is_here before insert on member_coupon for each row execute function refuse_who_left();

-- An order that used one. Given back when the order is over without a purchase; used again it is another row.
create table coupon_use (
  order_id integer primary key references orders (id),
  member_coupon_id integer not null references member_coupon (id),
  discount integer not null check (discount > 0),
  -- Below this price of its products what remains of the order loses the coupon.
  min_price integer not null default 0 check (min_price >= 0),
  is_returned boolean not null default false
);

create unique index one_use_of_a_coupon on coupon_use (member_coupon_id) where not is_returned;

-- However an order comes to its end, its coupon is free again with it; one that is over by then stays over.
create function return_coupon() returns trigger language plpgsql as $$
begin
  update coupon_use set is_returned = true where order_id = new.id;
  return new;
end $$;
create trigger coupon_comes_back after update of status on orders for each row
  when (new.coupon_discount > 0 and new.status in ('incomplete', 'withdraw_complete', 'stock_out') and old.status <> new.status)
  execute function return_coupon();

alter table order_tmp add column member_coupon_id integer references member_coupon (id) on delete set null;
