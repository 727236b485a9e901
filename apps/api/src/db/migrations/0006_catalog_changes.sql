-- Whoever changes what shoppers see, by whatever way, tells every process: `catalog_changed` carries the tags of what
-- changed, separated by spaces, once the transaction is kept. An empty text stands for everything.

create function tell_change(tags text) returns void language sql as $$
  select pg_notify('catalog_changed', tags)
$$;

-- Tables that are shown as a whole: the tag is the trigger's argument. For each row, so that a statement that touches
-- none tells nothing; the same text is sent once a transaction.
create function tell_change_of_noun() returns trigger language plpgsql as $$
begin
  perform tell_change(tg_argv[0]);
  return null;
end $$;

create trigger tell_change after insert or update or delete on category
  for each row execute function tell_change_of_noun('catalog');
create trigger tell_change after insert or update or delete on distributor
  for each row execute function tell_change_of_noun('catalog');
create trigger tell_change after insert or update or delete on banner
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on display_group
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on display_page
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on display_tab
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on category_display
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on main_navigation
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on sub_tab
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on best_ranking
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on product_group
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on advertising
  for each row execute function tell_change_of_noun('displays');
create trigger tell_change after insert or update or delete on notice
  for each row execute function tell_change_of_noun('notices');
create trigger tell_change after insert or update or delete on shop_rule
  for each row execute function tell_change_of_noun('catalog');

-- Views and bookmarks of a video are counted all the time; they may be shown a minute late.
create trigger tell_change after insert or delete on video
  for each row execute function tell_change_of_noun('videos');
create trigger tell_change_of_video after update of title, contents, video_url, thumbnail, product_ids on video
  for each row execute function tell_change_of_noun('videos');

-- More products than this at once are told as everything.
create function tell_change_of_products(ids integer[], categories integer[]) returns void language sql as $$
  select case
    when cardinality(ids) = 0 then null
    when cardinality(ids) > 50 then tell_change('catalog')
    else tell_change(
      (select string_agg('product:' || id, ' ') from unnest(ids) as id)
      || case when cardinality(categories) = 0 then ''
         else ' products' || (select string_agg(' category:' || id, '') from unnest(categories) as id) end)
  end
$$;

-- What a product is in a list for: when it changes, lists have another order or other members. `is_same_for_shoppers`
-- leaves out what moves all the time and may be shown late.
create function place_in_lists(p product) returns text language sql immutable as $$
  select row(p.status, p.is_sold_out, p.category_id, p.root_category_id, p.price, p.sales_weight, p.is_wholesale, p.created_at)::text
$$;
create function is_same_for_shoppers(a product, b product) returns boolean language sql immutable as $$
  select to_jsonb(a) - 'favorite_count' - 'sales_weight' = to_jsonb(b) - 'favorite_count' - 'sales_weight'
$$;

create function tell_changed_products() returns trigger language plpgsql as $$
begin
  perform tell_change_of_products(
    coalesce(array_agg(a.id), '{}'),
    coalesce(array_agg(a.category_id) filter (where place_in_lists(a) <> place_in_lists(b)), '{}')
      || coalesce(array_agg(a.root_category_id) filter (where place_in_lists(a) <> place_in_lists(b)), '{}')
      || coalesce(array_agg(b.category_id) filter (where a.category_id <> b.category_id), '{}')
      || coalesce(array_agg(b.root_category_id) filter (where a.root_category_id <> b.root_category_id), '{}'))
    from new_products a join old_products b on b.id = a.id
   where not is_same_for_shoppers(a, b);
  return null;
end $$;

create function tell_added_products() returns trigger language plpgsql as $$
begin
  perform tell_change_of_products(array_agg(id), array_agg(category_id) || array_agg(root_category_id))
    from new_products having count(*) > 0;
  return null;
end $$;

create function tell_removed_products() returns trigger language plpgsql as $$
begin
  perform tell_change_of_products(array_agg(id), array_agg(category_id) || array_agg(root_category_id))
    from old_products having count(*) > 0;
  return null;
end $$;

create trigger tell_added_products after insert on product
  referencing new table as new_products for each statement execute function tell_added_products();
create trigger tell_removed_products after delete on product
  referencing old table as old_products for each statement execute function tell_removed_products();
create trigger tell_changed_products after update on product
  referencing old table as old_products new table as new_products
  for each statement execute function tell_changed_products();

create function tell_products_of_rows() returns trigger language plpgsql as $$
begin
  perform tell_change_of_products(array_agg(distinct product_id), '{}') from changed_rows having count(*) > 0;
  return null;
end $$;

create trigger tell_added_options after insert on product_option
  referencing new table as changed_rows for each statement execute function tell_products_of_rows();
create trigger tell_changed_options after update on product_option
  referencing new table as changed_rows for each statement execute function tell_products_of_rows();
create trigger tell_removed_options after delete on product_option
  referencing old table as changed_rows for each statement execute function tell_products_of_rows();

-- Units are bought all the time; shoppers hear at once only when the last goes or the first comes back.
create function tell_turn_of_stock() returns trigger language plpgsql as $$
begin
  perform tell_change((select 'product:' || product_id from product_option where id = new.option_id));
  return null;
end $$;

create trigger tell_turn_of_stock after update on option_stock for each row
  when ((old.on_hand - old.reserved > 0) <> (new.on_hand - new.reserved > 0))
  execute function tell_turn_of_stock();

create trigger tell_change after insert or update or delete on review
  for each row execute function tell_change_of_noun('reviews');
