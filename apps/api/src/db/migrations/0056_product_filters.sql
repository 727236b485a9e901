-- phase: expand
-- Lists of products are narrowed by origin, farm, weight and sweetness too; search_document has what is asked for.

alter table product add column sweetness_brix numeric(3, 1) check (sweetness_brix between 1 and 40);
comment on column product.sweetness_brix is 'Least sweetness in °Bx that the farm promises; null: none is promised.';

-- Areas that an origin names: provinces of Korea or countries; a Korean origin without a province is 국내산.
-- 국산(경북 영주시, 전남 나주시) is {경북,전남}, 수입(미국) is {미국}, 국산(상세설명 참조) is {국내산}.
create function origin_areas(origin text) returns text[] language sql immutable as $$
  select coalesce(
    (select array_agg(distinct area order by area)
       from regexp_split_to_table(substring(origin from '[(](.*)[)]'), '[,·]') as place,
            split_part(trim(place), ' ', 1) as area
      where area ~ '^[가-힣]{2,10}$' and area <> '상세설명'),
    case when origin ~ '^국(내)?산' and origin !~ '수입' then '{국내산}' else '{}' end::text[])
$$;

alter table search_document
  add column distributor_id bigint,
  add column origins text[] not null default '{}',
  add column weight_grams integer,
  add column sweetness_brix numeric(3, 1);
comment on column search_document.origins is 'Provinces of Korea or countries.';
comment on column search_document.weight_grams is 'Of the option that is shown first; null: sold by the piece.';
create index search_document_by_root on search_document (root_category_id);
create index search_document_by_category on search_document (category_id);

create or replace function search_put_facts(ids bigint[]) returns void language sql as $$
  delete from search_document s
   where s.product_id = any(ids)
     and not exists (select from product p where p.id = s.product_id and is_visible(p.status));
  insert into search_document as s
         (product_id, category_id, root_category_id, price, in_stock, is_free_delivery, sales, score_average, review_count,
          created_at, season_months, opens_at, closes_at, distributor_id, origins, weight_grams, sweetness_brix)
  select p.id, p.category_id, p.root_category_id, p.price, can_be_bought(p),
         p.shipping_base = 0 or (p.free_shipping_from > 0 and p.price >= p.free_shipping_from),
         p.sales_weight, p.score_average, p.review_count, p.created_at,
         coalesce((select bit_or(1 << (month - 1)) from search_season, unnest(months) as month where term = any(p.keywords)), 0),
         greatest(p.coming_soon_at, p.limited_begin_at), p.limited_end_at, p.distributor_id, origin_areas(p.origin),
         (select round(o.weight_value * case o.weight_unit when 'kg' then 1000 when 'g' then 1 end)
            from product_option o where o.id = p.representative_option_id),
         p.sweetness_brix
    from product p
   where p.id = any(ids) and is_visible(p.status)
   order by p.id
      on conflict (product_id) do update
     set category_id = excluded.category_id, root_category_id = excluded.root_category_id, price = excluded.price, in_stock = excluded.in_stock,
         is_free_delivery = excluded.is_free_delivery, sales = excluded.sales,
         score_average = excluded.score_average, review_count = excluded.review_count,
         created_at = excluded.created_at, season_months = excluded.season_months,
         opens_at = excluded.opens_at, closes_at = excluded.closes_at, distributor_id = excluded.distributor_id,
         origins = excluded.origins, weight_grams = excluded.weight_grams, sweetness_brix = excluded.sweetness_brix
   where s is distinct from excluded
$$;

create or replace function search_reindex_options() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  select array_agg(distinct product_id) into ids from changed_options;
  if ids is not null then
    perform search_put_facts(ids);
    perform search_put_postings(ids, true);
  end if;
  return null;
end $$;

select search_put_facts(array_agg(id)) from product having count(*) > 0;
alter table search_document alter column distributor_id set not null;
