-- phase: expand
-- Coupons for some goods, and coupons for shipping. An order carries one of goods and one of shipping.

alter table coupon
  add column target text not null default 'products' constraint coupon_target_check check (target in ('products', 'shipping'));
comment on column coupon.target is 'What it takes money off: the products or the shipping fee of an order.';

create table coupon_scope (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupon (id),
  product_id bigint references product (id),
  category_id bigint references category (id),
  distributor_id bigint references distributor (id),
  constraint coupon_scope_names_one check (num_nonnulls(product_id, category_id, distributor_id) = 1),
  constraint coupon_scope_once unique nulls not distinct (coupon_id, product_id, category_id, distributor_id)
);
comment on table coupon_scope is 'Goods that a coupon is for; a coupon without a row is for all of them.';
comment on column coupon_scope.product_id is 'One product; null: the row names something else.';
comment on column coupon_scope.category_id is 'All products of a category or of its root; null: the row names something else.';
comment on column coupon_scope.distributor_id is 'All products of a farm; null: the row names something else.';

alter table order_tmp add column shipping_member_coupon_id bigint references member_coupon (id) on delete set null;
comment on column order_tmp.shipping_member_coupon_id is 'Shipping coupon that is picked; null: none.';

-- A process of the version before writes rows of goods coupons only.
alter table coupon_redemption
  add column target text not null default 'products'
    constraint coupon_redemption_target_check check (target in ('products', 'shipping')),
  drop constraint coupon_redemption_pkey,
  add primary key (order_id, target);
comment on column coupon_redemption.target is 'What the coupon took money off; an order has one coupon of each kind.';

alter table order_option add column in_coupon_scope boolean not null default true;
comment on column order_option.in_coupon_scope is
  'Whether the goods coupon of the order is for this line, so that only such lines give back a share of it.';

create table order_shipping_discount (
  order_id bigint not null references orders (id),
  bundle_key text not null check (length(bundle_key) between 1 and 60),
  amount integer not null check (amount > 0),
  primary key (order_id, bundle_key)
);
comment on table order_shipping_discount is
  'Part of the shipping coupon that paid the shipping of one bundle; the fees of the order are without it.';
comment on column order_shipping_discount.bundle_key is 'Key of the bundle in the quote.';
comment on column order_shipping_discount.amount is 'What the coupon took off the fee of the bundle, 원.';

-- An order may have a shipping coupon and no discount on its products.
create or replace trigger return_coupon after update of status on orders for each row
  when (new.status in ('incomplete', 'withdraw_complete', 'stock_out') and old.status <> new.status)
  execute function return_coupon();
