-- phase: expand
-- Operators write a product's title and description for search engines and the texts of its gallery's pictures, and edit the
-- business data of each variant and the shipping policy of each farm.

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

-- The business and contact data of each variant; a start adds the rows that lack from the settings of the variants.
create table variant_setting (
  id bigint primary key default nextval('catalog_id_seq'),
  version integer not null default 1 check (version > 0),
  variant text not null unique check (variant in ('todayfruit', 'market', 'farmer', 'ru')),
  company_name text not null check (company_name ~ '\S'),
  representative text not null check (representative ~ '\S'),
  business_number text not null check (business_number ~ '^[0-9]{3}-[0-9]{2}-[0-9]{5}$'),
  mail_order_number text not null check (mail_order_number ~ '\S'),
  address text not null check (address ~ '\S'),
  phone text not null check (phone ~ '^[0-9-]+$'),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$'),
  privacy_officer text not null check (privacy_officer ~ '\S'),
  hosting_provider text not null check (hosting_provider ~ '\S'),
  support_hours text not null check (support_hours ~ '\S'),
  chat_url text not null check (chat_url ~ '^https://'),
  shop_entry_url text check (shop_entry_url ~ '^https://'),
  news_room_url text not null check (news_room_url ~ '^https://'),
  news_room_code text not null check (news_room_code ~ '\S'),
  live_shopping_url text not null check (live_shopping_url ~ '^https://')
);
comment on table variant_setting is 'Business data (전자상거래법 §10) and links of one variant, as its pages and mails show them.';
comment on column variant_setting.version is 'Counts its edits; a write names the one it saw.';
comment on column variant_setting.shop_entry_url is 'Page for farms that want to sell here (입점 문의); null: no link.';
comment on column variant_setting.news_room_url is 'Chat room for news.';
comment on column variant_setting.news_room_code is 'Code to enter the chat room.';
create trigger count_version before update on variant_setting for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on variant_setting
  for each row execute function notify_table_change('shop-settings');

-- Operators edit the shipping fees of a farm and what a return to it costs.
alter table distributor
  add column version integer not null default 1 check (version > 0),
  add column return_fee integer check (return_fee >= 0),
  add column return_address text check (return_address ~ '\S');
comment on column distributor.version is 'Counts edits of its shipping policy by operators and imports; a write names the one it saw.';
comment on column distributor.return_fee is
  'What a buyer pays to send goods back after a change of mind, 원; null: the base fee of the goods.';
comment on column distributor.return_address is 'Where goods are sent back to; null: where the farm ships from.';
create trigger count_version
  before update of base_shipping_fee, free_shipping_from, return_fee, return_address on distributor
  for each row when ((old.base_shipping_fee, old.free_shipping_from, old.return_fee, old.return_address)
    is distinct from (new.base_shipping_fee, new.free_shipping_from, new.return_fee, new.return_address))
  execute function count_version();
