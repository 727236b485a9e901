-- phase: expand
-- Operators write a product's title and description for search engines and the texts of its gallery's pictures.

alter table product
  add column seo_title text check (length(seo_title) between 1 and 100),
  add column seo_description text check (length(seo_description) between 1 and 200),
  add column image_alts jsonb not null default '[]' check (jsonb_typeof(image_alts) = 'array');
comment on column product.seo_title is 'Whole title of its page for search engines; null: made of its name and the shop''s.';
comment on column product.seo_description is 'Description of its page for search engines; null: its subtitle.';
comment on column product.image_alts is
  'Texts of its gallery''s pictures (alt), each with the path of its picture; a picture without one is named after the product.';

drop trigger count_version on product;
create trigger count_version before update of name, sub_title, kind, status, category_id, root_category_id, distributor_id,
    representative_option_id, tax_status, origin, storage, harvest_note, expiry_note, season_note, sweetness_brix,
    next_harvest_on, keywords, images, contents, item_notice, video_url, related_product_ids, label_recommend,
    label_shipping_method, is_exclusive, is_app_only, is_wholesale, min_grade, restricted_stock_order, requires_share,
    no_resale, sale_type, coming_soon_at, limited_begin_at, limited_end_at, goal_quantity, shipping_base,
    shipping_primary_area, shipping_secondary_area, shipping_third_area, shipping_fee_unit, free_shipping_from, is_bundle,
    undeliverable_primary_area, undeliverable_secondary_area, undeliverable_third_area, undeliverable_note,
    delivery_company_code, max_unit_in_box, unstoring_days_after, seo_title, seo_description, image_alts on product
  for each row when (
    to_jsonb(old) - '{version,list_price,price,supply_cost,unit_price_unit,unit_price_amount,sales_weight,score_average,review_count,question_count,favorite_count,is_sold_out}'::text[]
    is distinct from
    to_jsonb(new) - '{version,list_price,price,supply_cost,unit_price_unit,unit_price_amount,sales_weight,score_average,review_count,question_count,favorite_count,is_sold_out}'::text[])
  execute function count_version();
