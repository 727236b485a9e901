-- phase: expand
-- A mixed box ranks below the plain produce, and a recipe or an occasion says how its ingredients are wanted
-- (docs/decisions/0088-wanted-form-in-recipes-and-mixed-boxes.md).

-- Words of a product: what its keywords, name, farm, origin, categories and subtitle say. Words that a middle dot joins in
-- the name are the parts of a mixed box (사과·배 반반), said as words in brackets are.
create or replace function search_words_of_products(ids bigint[])
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
  -- A keyword that ends a word of the name is in the name: 햇감자 is 감자, 신고배 is 배.
  select id, search_compact(keyword), keyword, 64
    from own, unnest(keywords) as keyword, search_words(regexp_replace(name, '[(].*?[)]', ' ', 'g')) as word
   where word <> search_compact(keyword) and word like '%' || search_compact(keyword)
  union all
  -- A word of one syllable (한 입, 속 붉은) tells nothing, unless the catalogue says so.
  select id, word, word, case when name ~* ('·' || word || '|' || word || '·') then 32 else 64 end
    from own, search_words(regexp_replace(name, '[(].*?[)]', ' ', 'g')) as word
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

update search_dictionary set means = means || '{선물}' where word in ('차례상', '제사상', '제사', '차례', '제수');
update search_dictionary set means = means || '{국거리}'
 where word in ('미역국', '떡국', '무국', '소고기무국', '소고기뭇국', '육개장', '장조림', '전골', '불고기전골', '샤브샤브', '이유식');
update search_dictionary set means = '{떡볶이떡,고추장,어묵}' where word = '떡볶이';

select search_put_postings(array_agg(id), false) from product where name like '%·%' having count(*) > 0;
