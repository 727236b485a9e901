-- phase: expand
-- Whoever changes what shoppers see notifies every process: channel `catalog_changed`, payload the cache tags of what
-- changed, separated by spaces; empty for everything.

-- Notifies of changed products and of the category lists they are in; more than 50 products count as everything.
create function notify_products_changed(ids bigint[], categories bigint[]) returns void language sql as $$
  select case
    when cardinality(ids) = 0 then null
    when cardinality(ids) > 50 then notify_catalog_change('catalog')
    else notify_catalog_change(
      (select string_agg('product:' || id, ' ') from unnest(ids) as id)
      || case when cardinality(categories) = 0 then ''
         else ' products' || (select string_agg(' category:' || id, '') from unnest(categories) as id) end)
  end
$$;

-- Values that decide about membership and order of lists: lists change when they do. `is_same_for_shoppers` leaves out what
-- changes all the time and may be shown late.
create function listing_key(p product) returns text language sql immutable as $$
  select row(p.status, p.is_sold_out, p.category_id, p.root_category_id, p.price, p.sales_weight, p.is_wholesale, p.created_at)::text
$$;

create function is_same_for_shoppers(a product, b product) returns boolean language sql immutable as $$
  select to_jsonb(a) - 'favorite_count' - 'sales_weight' = to_jsonb(b) - 'favorite_count' - 'sales_weight'
$$;

create function notify_updated_products() returns trigger language plpgsql as $$
begin
  perform notify_products_changed(
    coalesce(array_agg(a.id), '{}'),
    coalesce(array_agg(a.category_id) filter (where listing_key(a) <> listing_key(b)), '{}')
      || coalesce(array_agg(a.root_category_id) filter (where listing_key(a) <> listing_key(b)), '{}')
      || coalesce(array_agg(b.category_id) filter (where a.category_id <> b.category_id), '{}')
      || coalesce(array_agg(b.root_category_id) filter (where a.root_category_id <> b.root_category_id), '{}'))
    from new_products a join old_products b on b.id = a.id
   where not is_same_for_shoppers(a, b);
  return null;
end $$;

create function notify_inserted_products() returns trigger language plpgsql as $$
begin
  perform notify_products_changed(array_agg(id), array_agg(category_id) || array_agg(root_category_id))
    from new_products having count(*) > 0;
  return null;
end $$;

create function notify_deleted_products() returns trigger language plpgsql as $$
begin
  perform notify_products_changed(array_agg(id), array_agg(category_id) || array_agg(root_category_id))
    from old_products having count(*) > 0;
  return null;
end $$;

create function notify_products_of_rows() returns trigger language plpgsql as $$
begin
  perform notify_products_changed(array_agg(distinct product_id), '{}') from changed_rows having count(*) > 0;
  return null;
end $$;

create trigger notify_inserted after insert on product
  referencing new table as new_products for each statement execute function notify_inserted_products();
create trigger notify_deleted after delete on product
  referencing old table as old_products for each statement execute function notify_deleted_products();
create trigger notify_updated after update on product
  referencing old table as old_products new table as new_products
  for each statement execute function notify_updated_products();
create trigger notify_inserted after insert on product_option
  referencing new table as changed_rows for each statement execute function notify_products_of_rows();
create trigger notify_updated after update on product_option
  referencing new table as changed_rows for each statement execute function notify_products_of_rows();
create trigger notify_deleted after delete on product_option
  referencing old table as changed_rows for each statement execute function notify_products_of_rows();
