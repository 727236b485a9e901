-- phase: expand
-- transaction: none
-- The receiver of a gift swaps a product of it for another of the same price (docs/decisions/0160-swaps-of-gifts.md). The line
-- becomes the other product, so that stock, packing, parcels and settlements go by it; this table keeps what it was.

create table if not exists gift_swap (
  gift_id bigint primary key references gift (id),
  order_product_id bigint not null unique references order_product (id),
  order_option_id bigint not null references order_option (id),
  from_product_id bigint not null references product (id),
  from_product_uuid uuid not null,
  from_distributor_id bigint not null references distributor (id),
  from_name text not null,
  from_images text[] not null,
  from_distributor_name text not null,
  from_distributor_region text not null,
  from_option_id bigint not null references product_option (id),
  from_option_name text not null,
  from_shipment_date date,
  from_supply_cost integer not null check (from_supply_cost >= 0),
  to_product_id bigint not null references product (id),
  to_option_id bigint not null references product_option (id),
  to_name text not null,
  to_option_name text not null,
  swapped_at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_reason text check (length(taken_back_reason) between 1 and 200),
  constraint gift_swap_has_another_product check (to_product_id <> from_product_id),
  constraint gift_swap_taken_back_afterwards check (taken_back_at >= swapped_at),
  constraint gift_swap_taken_back_has_reason check ((taken_back_at is null) = (taken_back_reason is null))
);
comment on table gift_swap is
  'Product of a gift that its receiver swapped for another of the same price, once; the line has the other product.';
comment on column gift_swap.from_product_id is 'What the sender bought, with the names of that day; the refund of the gift goes by it.';
comment on column gift_swap.from_supply_cost is 'What the shop would have paid the farm for a unit, 원.';
comment on column gift_swap.to_product_id is 'What the receiver chose, with its names of that day.';
comment on column gift_swap.taken_back_at is 'When an operator gave the line its first product again; null: it is swapped.';
comment on column gift_swap.taken_back_reason is 'Reason that the receiver was told.';
create index concurrently if not exists gift_swap_by_time on gift_swap (swapped_at desc, gift_id desc);

-- A swap is found by its price.
create index concurrently if not exists product_option_by_price on product_option (price);
create index concurrently if not exists product_option_by_special_price on product_option (special_sale_price)
  where special_sale_price is not null;
create index concurrently if not exists timed_price_by_price on timed_price (price);

-- An order as its buyer sees it: the sender of a gift sees what they bought until it has arrived.
create or replace view buyer_order_product as
select op.id, op.order_id, op.gift_id, coalesce(s.from_product_id, op.product_id) as product_id,
       coalesce(s.from_product_uuid, op.product_uuid) as product_uuid,
       coalesce(s.from_distributor_id, op.distributor_id) as distributor_id, coalesce(s.from_name, op.name) as name,
       coalesce(s.from_images, op.images) as images,
       coalesce(s.from_distributor_name, op.distributor_name) as distributor_name,
       coalesce(s.from_distributor_region, op.distributor_region) as distributor_region, op.status,
       op.status_before_request, op.is_reviewed, op.settlement_id
  from order_product op
  left join (gift_swap s join gift t on t.id = s.gift_id and t.status <> 'delivered')
    on s.order_product_id = op.id and s.taken_back_at is null;
comment on view buyer_order_product is 'order_product, with the product that the sender of a gift bought until the gift has arrived.';

create or replace view buyer_order_option as
select oo.id, oo.order_product_id, coalesce(s.from_option_id, oo.option_id) as option_id,
       coalesce(s.from_option_name, oo.name) as name, oo.units, oo.unit_price, oo.unit_list_price,
       case when s.gift_id is null then oo.shipment_date else s.from_shipment_date end as shipment_date, oo.tax_status,
       oo.net, oo.tax_free, oo.shipping, oo.compensated, oo.promised_dispatch_on, oo.promised_arrival_from,
       oo.promised_arrival_to, oo.in_coupon_scope, oo.supply_cost, oo.shop_compensated
  from order_option oo
  left join (gift_swap s join gift t on t.id = s.gift_id and t.status <> 'delivered')
    on s.order_product_id = oo.order_product_id and s.taken_back_at is null;
comment on view buyer_order_option is 'order_option, with the option that the sender of a gift bought until the gift has arrived.';

-- Checks at commit that a swapped line is what its swap says, and is of its gift.
create or replace function check_gift_swap() returns trigger language plpgsql as $$
begin
  if not exists (select from order_product op join order_option oo on oo.order_product_id = op.id
                  where op.id = new.order_product_id and oo.id = new.order_option_id and op.gift_id = new.gift_id
                    and (op.product_id, oo.option_id) = case when new.taken_back_at is null
                          then (new.to_product_id, new.to_option_id) else (new.from_product_id, new.from_option_id) end) then
    raise exception 'gift % has not the product of its swap', new.gift_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists check_gift_swap on gift_swap;
create constraint trigger check_gift_swap after insert or update on gift_swap
  deferrable initially deferred for each row execute function check_gift_swap();

insert into message_template (template, channel, text) values
  ('GIFT_SWAPPED_SENDER', 'phone', e'[#{상호}] 선물을 전했어요\n\n#{받는이}님이 다른 선물로 바꿔 받았어요.\n보낸 선물: #{보낸상품}\n받은 선물: #{상품}'),
  ('GIFT_SWAPPED_SENDER', 'push', '#{받는이}님이 #{보낸상품} 대신 #{상품|을/를} 받았어요.'),
  ('GIFT_SWAP_TAKEN_BACK', 'phone', e'[#{상호}] 처음 선물로 보내드려요\n\n#{보낸이}님이 보낸 선물이에요.\n고른 선물: #{고른상품}\n보내드릴 선물: #{상품}\n사유: #{사유}')
on conflict (channel, template) do nothing;
