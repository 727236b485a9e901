-- phase: expand
-- Operators edit products: a permission, a version, and the notice of goods (상품정보제공고시) apart from the description.

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read', 'catalog.edit'));
insert into role_permission (role, permission) values ('manager', 'catalog.edit') on conflict do nothing;

alter table product
  add column version integer not null default 1 check (version > 0),
  add column item_notice jsonb;
comment on column product.version is 'Counts its edits by operators and imports; a write names the one it saw.';
comment on column product.item_notice is
  'Notice of goods (상품정보제공고시): class of the goods, and rows of labels and texts; null: not written yet.';

-- The notice was the last block of the description, a heading and a table; it stays there until the product is written again,
-- for processes of the version before.
create function item_notice_of(contents jsonb) returns jsonb language sql immutable as $$
  select case
    when contents -> -2 ->> 'type' = 'heading' and contents -> -2 ->> 'text' ~ '^상품정보 ?제공고시$'
      and contents -> -1 ->> 'type' = 'table' then
      jsonb_build_object(
        'itemClass', case when contents -> -1 -> 'rows' @> '[["식품의 유형"]]' then 'processed' else 'produce' end,
        'rows', (select jsonb_agg(jsonb_build_object('label', row ->> 0, 'text', row ->> 1) order by place)
                   from jsonb_array_elements(contents -> -1 -> 'rows') with ordinality as rows (row, place)))
  end
$$;
update product set item_notice = item_notice_of(contents) where item_notice_of(contents) is not null;
drop function item_notice_of(jsonb);

-- Prices are edited on the representative option, whose version counts them.
create trigger count_version before update of name, sub_title, kind, status, category_id, root_category_id, distributor_id,
    representative_option_id, tax_status, origin, storage, harvest_note, expiry_note, season_note, sweetness_brix,
    next_harvest_on, keywords, images, contents, item_notice, video_url, related_product_ids, label_recommend,
    label_shipping_method, is_exclusive, is_app_only, is_wholesale, min_grade, restricted_stock_order, requires_share,
    no_resale, sale_type, coming_soon_at, limited_begin_at, limited_end_at, goal_quantity, shipping_base,
    shipping_primary_area, shipping_secondary_area, shipping_third_area, shipping_fee_unit, free_shipping_from, is_bundle,
    undeliverable_primary_area, undeliverable_secondary_area, undeliverable_third_area, undeliverable_note,
    delivery_company_code, max_unit_in_box, unstoring_days_after on product
  for each row when (
    to_jsonb(old) - '{version,list_price,price,supply_cost,unit_price_unit,unit_price_amount,sales_weight,score_average,review_count,question_count,favorite_count,is_sold_out}'::text[]
    is distinct from
    to_jsonb(new) - '{version,list_price,price,supply_cost,unit_price_unit,unit_price_amount,sales_weight,score_average,review_count,question_count,favorite_count,is_sold_out}'::text[])
  execute function count_version();
