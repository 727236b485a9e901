-- phase: expand
-- Postings of many products: a term is looked up once, not once for each of its postings. Within an import, which is one
-- transaction, a common term has as many versions as there were batches.

create or replace function search_put_postings(ids bigint[], is_quantity boolean) returns void language plpgsql as $$
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

  with of_term as materialized (
    select t.id as term_id, w.product_ids, w.fields
      from (select term, array_agg(product_id) as product_ids, array_agg(fields) as fields
              from unnest(products, terms, kinds) as each (product_id, term, fields) group by term) as w
      join search_term t using (term)
  ), wanted as materialized (
    select each.product_id, w.term_id, each.fields, can_be_bought(p) as in_stock, p.sales_weight as sales
      from of_term w, unnest(w.product_ids, w.fields) as each (product_id, fields)
      join product p on p.id = each.product_id
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
