-- phase: expand
-- Search on PostgreSQL alone: an inverted index that triggers keep in the transaction of the change, and counts of what was
-- searched for (docs/decisions/0011-search.md).

create table search_term (
  id bigint generated always as identity primary key,
  term text not null unique,
  label text not null,
  jamo text not null,
  chosung text not null,
  fields integer not null,
  product_count integer not null default 0 check (product_count >= 0)
);
comment on table search_term is 'A word that finds products.';
comment on column search_term.term is 'The word in small letters, without spaces.';
comment on column search_term.label is 'The word as the catalogue writes it, for suggestions.';
comment on column search_term.jamo is 'Its letters, as typed: 과 is ㄱㅗㅏ.';
comment on column search_term.chosung is 'Its first letters: 사과 is ㅅㄱ.';
comment on column search_term.fields is 'Bits of the kinds of text it has stood in.';
comment on column search_term.product_count is 'Visible products that it finds.';
create index search_term_similar on search_term using gin (jamo gin_trgm_ops) where product_count > 0;
create index search_term_by_letters on search_term (jamo text_pattern_ops) where product_count > 0;
create index search_term_by_chosung on search_term (chosung text_pattern_ops) where product_count > 0;

create table search_posting (
  term_id bigint not null references search_term (id),
  product_id bigint not null,
  fields integer not null,
  in_stock boolean not null,
  sales integer not null,
  primary key (term_id, product_id) include (fields)
);
comment on table search_posting is 'A visible product that a term finds.';
comment on column search_posting.fields is
  'Bits, the more telling the higher: 256 quantity, 128 keyword, 64 name, 32 in brackets in the name, 16 farm, 8 place, 4 category, 2 root category, 1 sub title.';
comment on column search_posting.sales is 'Copy of `product.sales_weight`, so that the best are read first from the index.';
create index search_posting_best on search_posting (term_id, in_stock desc, fields desc, sales desc, product_id);
create index search_posting_by_product on search_posting (product_id);

create table search_document (
  product_id bigint primary key references product (id) on delete cascade,
  category_id bigint not null,
  root_category_id bigint not null,
  price integer not null,
  in_stock boolean not null,
  is_free_delivery boolean not null,
  sales integer not null,
  score_average numeric(3, 2) not null,
  review_count integer not null,
  created_at timestamptz not null,
  season_months integer not null,
  opens_at timestamptz,
  closes_at timestamptz
);
comment on table search_document is
  'What ranking and filters ask of a visible product, in a row narrow enough to read a thousand of them.';
comment on column search_document.season_months is 'Bit 0 is January; 0 without a season.';
comment on column search_document.opens_at is 'Begin of its sale; null: no limit.';
comment on column search_document.closes_at is 'End of its sale; null: no limit.';

create table search_season (
  term text primary key,
  months integer[] not null
);
comment on table search_season is 'Months in which produce grown in Korea is at its best.';
comment on column search_season.months is '1 is January; of greenhouse crops their main harvest.';
insert into search_season (term, months) values
  ('감귤', '{10,11,12,1}'), ('한라봉', '{12,1,2,3}'), ('레드향', '{1,2,3}'), ('천혜향', '{2,3,4}'), ('황금향', '{11,12,1}'),
  ('카라향', '{4,5}'), ('청귤', '{8,9}'), ('사과', '{9,10,11,12}'), ('풋사과', '{7,8}'), ('배', '{9,10,11}'), ('포도', '{8,9,10}'),
  ('샤인머스캣', '{9,10,11}'), ('딸기', '{12,1,2,3,4}'), ('블루베리', '{6,7,8}'), ('체리', '{6,7}'), ('무화과', '{8,9,10}'),
  ('복숭아', '{7,8,9}'), ('자두', '{6,7,8}'), ('매실', '{6}'), ('수박', '{6,7,8}'), ('참외', '{4,5,6,7}'), ('멜론', '{6,7,8,9}'),
  ('단감', '{10,11}'), ('홍시', '{10,11,12}'), ('곶감', '{12,1,2}'), ('대추', '{9,10,11}'), ('밤', '{9,10,11}'), ('키위', '{10,11,12}'),
  ('유자차', '{11,12,1}'), ('토마토', '{4,5,6,7}'), ('옥수수', '{7,8}'), ('감자', '{6,7,8}'), ('고구마', '{9,10,11,12}'),
  ('당근', '{11,12,1,2}'), ('무', '{11,12,1}'), ('배추', '{11,12}'), ('양파', '{5,6,7}'), ('마늘', '{6,7}'), ('생강', '{10,11}'),
  ('대파', '{11,12,1,2}'), ('시금치', '{11,12,1,2}'), ('아스파라거스', '{4,5,6}'), ('단호박', '{7,8,9}'), ('표고버섯', '{9,10,11}'),
  ('굴', '{11,12,1,2}'), ('꽃게', '{4,5,9,10,11}'), ('대하', '{9,10,11}'), ('전복', '{8,9,10}'), ('갈치', '{7,8,9,10}'),
  ('고등어', '{10,11,12}'), ('오징어', '{9,10,11}'), ('바지락', '{3,4,5}'), ('김', '{12,1,2}'), ('쌀', '{10,11}');

create table search_query_day (
  day date not null,
  query text not null check (length(query) <= 100),
  words text,
  searches integer not null check (searches >= 0),
  without_result integer not null,
  primary key (day, query),
  constraint search_query_day_without_result_check check (without_result between 0 and searches)
);
comment on table search_query_day is
  'How often a text was searched for on a day. No row leads to a person; what looks like a phone number, an e-mail or a card is not recorded.';
comment on column search_query_day.day is 'Day in KST.';
comment on column search_query_day.words is
  'The catalogue''s words in the query; null when it has any other: only those are shown to other shoppers.';
comment on column search_query_day.without_result is 'Searches that found nothing.';

create table popular_search (
  rank integer primary key check (rank between 1 and 10),
  query text not null unique,
  previous_rank integer,
  ranked_at timestamptz not null
);
comment on table popular_search is 'The ten most searched texts, ranked every hour.';
comment on column popular_search.previous_rank is 'Rank of the ranking before; null: it was not in it.';

create function search_report(today date)
returns table (query text, searches integer, without_result integer, first_day date, last_day date)
language sql stable as $$
  select d.query, sum(d.searches)::integer, sum(d.without_result)::integer, min(d.day), max(d.day)
    from search_query_day d where d.day > today - 30 and d.day <= today
   group by d.query
   order by sum(d.without_result) desc, sum(d.searches) desc, d.query
$$;
