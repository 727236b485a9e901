-- phase: expand
-- How the search index follows the catalogue: words and quantities of a product, their postings, and the triggers that keep
-- them.

-- Splits a text into words in small letters; what begins with a digit is a quantity, not a word.
create function search_words(content text) returns setof text language sql immutable as $$
  select word from regexp_split_to_table(lower(normalize(content, NFC)), '[^0-9a-z가-힣]+') as word where word ~ '^[a-z가-힣]'
$$;

create function search_compact(content text) returns text language sql immutable as $$
  select regexp_replace(lower(normalize(content, NFC)), '[^0-9a-z가-힣]+', '', 'g')
$$;

-- Writes syllables as the letters that are typed for them: 과 is ㄱㅗㅏ.
create function search_jamo(word text) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(translate(translate(normalize(word, NFD),
    E'\u1100\u1101\u1102\u1103\u1104\u1105\u1106\u1107\u1108\u1109\u110A\u110B\u110C\u110D\u110E\u110F\u1110\u1111\u1112', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'),
    E'\u1161\u1162\u1163\u1164\u1165\u1166\u1167\u1168\u1169\u116A\u116B\u116C\u116D\u116E\u116F\u1170\u1171\u1172\u1173\u1174\u1175', 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'),
    E'\u11A8\u11A9\u11AA\u11AB\u11AC\u11AD\u11AE\u11AF\u11B0\u11B1\u11B2\u11B3\u11B4\u11B5\u11B6\u11B7\u11B8\u11B9\u11BA\u11BB\u11BC\u11BD\u11BE\u11BF\u11C0\u11C1\u11C2', 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'), 'ㅘ', 'ㅗㅏ'), 'ㅙ', 'ㅗㅐ'), 'ㅚ', 'ㅗㅣ'), 'ㅝ', 'ㅜㅓ'), 'ㅞ', 'ㅜㅔ')
    , 'ㅟ', 'ㅜㅣ'), 'ㅢ', 'ㅡㅣ'), 'ㄳ', 'ㄱㅅ'), 'ㄵ', 'ㄴㅈ'), 'ㄶ', 'ㄴㅎ')
    , 'ㄺ', 'ㄹㄱ'), 'ㄻ', 'ㄹㅁ'), 'ㄼ', 'ㄹㅂ'), 'ㄽ', 'ㄹㅅ'), 'ㄾ', 'ㄹㅌ')
    , 'ㄿ', 'ㄹㅍ'), 'ㅀ', 'ㄹㅎ'), 'ㅄ', 'ㅂㅅ')
$$;

create function search_chosung(word text) returns text language sql immutable as $$
  select translate(regexp_replace(normalize(word, NFD), E'[\u1161-\u11C2]', '', 'g'),
    E'\u1100\u1101\u1102\u1103\u1104\u1105\u1106\u1107\u1108\u1109\u110A\u110B\u110C\u110D\u110E\u110F\u1110\u1111\u1112', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
$$;

create function search_words_of_products(ids bigint[])
  returns table (product_id bigint, term text, label text, field integer) language sql stable as $$
  with own as (
    select p.id, p.name, p.sub_title, p.keywords, p.origin, d.name as farm, d.region, c.name as category, parent.name as root
      from product p
      join distributor d on d.id = p.distributor_id
      join category c on c.id = p.category_id
      left join category parent on parent.id = c.parent_id
     where p.id = any(ids) and is_visible(p.status)
  )
  select id, search_compact(keyword), keyword, 128 from own, unnest(keywords) as keyword
  union all
  -- A word of one syllable (한 입, 속 붉은) tells nothing, unless the catalogue says so.
  select id, word, word, 64 from own, search_words(regexp_replace(name, '[(].*?[)]', ' ', 'g')) as word
   where length(word) > 1 or word = any(keywords)
  union all
  select id, word, word, 32
    from own, regexp_matches(name, '[(](.*?)[)]', 'g') as inside, search_words(inside[1]) as word
   where length(word) > 1 or word = any(keywords)
  union all
  select id, word, word, 16 from own, lateral (select search_words(farm) union select search_compact(farm)) as f (word)
   where length(word) > 1
  union all
  select id, stem, stem, 8
    from own, search_words(origin || ' ' || region) as word,
         lateral (select word union select left(word, -1) where word ~ '..[시군구읍면도]$') as s (stem)
   where length(stem) > 1
  union all
  select id, word, word, 4 from own, search_words(category) as word
  union all
  select id, word, word, 2 from own, search_words(root) as word
  union all
  select id, stem, stem, 1
    from own, search_words(sub_title) as word,
         lateral (select word union select (regexp_match(word, '^(..+?)(?:에서|으로|에|을|를|은|는|의|와|과)$'))[1]) as s (stem)
   where length(stem) > 1
$$;

create function search_quantities_of_products(ids bigint[])
  returns table (product_id bigint, term text, label text, field integer) language sql stable as $$
  with own as (
    select o.product_id, o.name, p.name as product_name, o.weight_value, o.weight_unit
      from product_option o join product p on p.id = o.product_id
     where p.id = any(ids) and is_visible(p.status)
  )
  select product_id, weight_value || weight_unit, weight_value || weight_unit, 256 from own where weight_value is not null
  union all
  select product_id, found[1] || found[2], found[1] || found[2], 256
    from own, regexp_matches(name || ' ' || product_name,
      '([0-9]+)(구|과|개|입|팩|봉|통|송이|박스|상자|장|매|미|마리|단|병|포기|포|줄|모|인분|망|판|손|컵|대|종)', 'g') as found
$$;

-- Updates the postings of products to their current words or quantities, and the counts of terms. Terms are locked in order,
-- so that two writers cannot deadlock.
create function search_put_postings(ids bigint[], is_quantity boolean) returns void language plpgsql as $$
declare
  products bigint[];
  terms text[];
  labels text[];
  kinds integer[];
begin
  if is_quantity then
    select array_agg(w.product_id), array_agg(w.term), array_agg(w.label), array_agg(w.fields)
      into products, terms, labels, kinds
      from (select product_id, term, min(label) as label, 256 as fields
              from search_quantities_of_products(ids) group by product_id, term) as w;
  else
    select array_agg(w.product_id), array_agg(w.term), array_agg(w.label), array_agg(w.fields)
      into products, terms, labels, kinds
      from (select product_id, term, min(label) as label, bit_or(field) as fields
              from search_words_of_products(ids)
             where term ~ '^[a-z가-힣]' and length(term) <= 40 group by product_id, term) as w;
  end if;

  insert into search_term (term, label, jamo, chosung, fields)
  select term, left(min(label), 60), search_jamo(term), search_chosung(term), bit_or(fields)
    from unnest(terms, labels, kinds) as w (term, label, fields) group by term order by term
      on conflict (term) do update set fields = search_term.fields | excluded.fields
   where search_term.fields | excluded.fields <> search_term.fields;

  with wanted as materialized (
    select w.product_id, t.id as term_id, w.fields, can_be_bought(p) as in_stock, p.sales_weight as sales
      from unnest(products, terms, kinds) as w (product_id, term, fields)
      join search_term t on t.term = w.term
      join product p on p.id = w.product_id
  ), gone as (
    delete from search_posting s
     where s.product_id = any(ids) and (s.fields = 256) = is_quantity
       and not exists (select from wanted w where w.product_id = s.product_id and w.term_id = s.term_id)
    returning s.term_id
  ), come as (
    insert into search_posting as s (term_id, product_id, fields, in_stock, sales)
    select term_id, product_id, fields, in_stock, sales from wanted
        on conflict (term_id, product_id) do update
       set fields = excluded.fields, in_stock = excluded.in_stock, sales = excluded.sales
     where (s.fields, s.in_stock, s.sales) is distinct from (excluded.fields, excluded.in_stock, excluded.sales)
    returning s.term_id, s.xmax = 0 as is_new
  ), change as (
    select term_id, sum(by)::integer as by
      from (select term_id, -1 as by from gone union all select term_id, 1 from come where is_new) as each
     group by term_id
  ), locked as materialized (
    select t.id from search_term t where t.id in (select term_id from change) order by t.id for update
  )
  update search_term t set product_count = t.product_count + c.by
    from change c join locked l on l.id = c.term_id
   where t.id = c.term_id and c.by <> 0;
end $$;

create function search_put_facts(ids bigint[]) returns void language sql as $$
  delete from search_document s
   where s.product_id = any(ids)
     and not exists (select from product p where p.id = s.product_id and is_visible(p.status));
  insert into search_document as s
  select p.id, p.category_id, p.root_category_id, p.price, can_be_bought(p),
         p.shipping_base = 0 or (p.free_shipping_from > 0 and p.price >= p.free_shipping_from),
         p.sales_weight, p.score_average, p.review_count, p.created_at,
         coalesce((select bit_or(1 << (month - 1)) from search_season, unnest(months) as month where term = any(p.keywords)), 0),
         greatest(p.coming_soon_at, p.limited_begin_at), p.limited_end_at
    from product p
   where p.id = any(ids) and is_visible(p.status)
   order by p.id
      on conflict (product_id) do update
     set category_id = excluded.category_id, root_category_id = excluded.root_category_id, price = excluded.price, in_stock = excluded.in_stock,
         is_free_delivery = excluded.is_free_delivery, sales = excluded.sales,
         score_average = excluded.score_average, review_count = excluded.review_count,
         created_at = excluded.created_at, season_months = excluded.season_months,
         opens_at = excluded.opens_at, closes_at = excluded.closes_at
   where s is distinct from excluded
$$;

create function search_put_products(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform search_put_facts(ids);
  perform search_put_postings(ids, false);
  perform search_put_postings(ids, true);
end $$;

create function search_reindex_products() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  case tg_op
    when 'INSERT' then select array_agg(id) into ids from new_products;
    when 'DELETE' then select array_agg(id) into ids from old_products;
    else
      -- Most changes (a review, a price) leave the words as they are.
      select array_agg(a.id) into ids from new_products a join old_products b on b.id = a.id
       where (a.name, a.sub_title, a.keywords, a.origin, a.category_id, a.distributor_id, a.status, a.is_sold_out, a.sales_weight)
             is distinct from
             (b.name, b.sub_title, b.keywords, b.origin, b.category_id, b.distributor_id, b.status, b.is_sold_out, b.sales_weight);
      perform search_put_facts(array_agg(a.id)) from new_products a;
  end case;
  perform search_put_products(ids);
  return null;
end $$;

create function search_reindex_options() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  select array_agg(distinct product_id) into ids from changed_options;
  if ids is not null then perform search_put_postings(ids, true); end if;
  return null;
end $$;

create function search_reindex_category() returns trigger language plpgsql as $$
begin
  perform search_put_products(array_agg(id)) from product where new.id in (category_id, root_category_id);
  return null;
end $$;

create function search_reindex_distributor() returns trigger language plpgsql as $$
begin
  perform search_put_products(array_agg(id)) from product where distributor_id = new.id;
  return null;
end $$;

create trigger search_reindex_inserted after insert on product
  referencing new table as new_products for each statement execute function search_reindex_products();
create trigger search_reindex_deleted after delete on product
  referencing old table as old_products for each statement execute function search_reindex_products();
create trigger search_reindex_updated after update on product
  referencing old table as old_products new table as new_products
  for each statement execute function search_reindex_products();
create trigger search_reindex_inserted after insert on product_option
  referencing new table as changed_options for each statement execute function search_reindex_options();
create trigger search_reindex_deleted after delete on product_option
  referencing old table as changed_options for each statement execute function search_reindex_options();
create trigger search_reindex_updated after update on product_option
  referencing new table as changed_options for each statement execute function search_reindex_options();
create trigger search_reindex after update of name, parent_id on category
  for each row when (old.name is distinct from new.name or old.parent_id is distinct from new.parent_id)
  execute function search_reindex_category();
create trigger search_reindex after update of name, region on distributor
  for each row when (old.name is distinct from new.name or old.region is distinct from new.region)
  execute function search_reindex_distributor();
