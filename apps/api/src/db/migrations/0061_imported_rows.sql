-- phase: expand
-- Imports remember what they wrote: a record of the files that did not change since is not written again, so that edits by
-- operators stay, and day offsets count from the first import.

create table imported_row (
  table_name text not null,
  row_key text not null,
  hash bytea not null,
  primary key (table_name, row_key)
);
comment on table imported_row is 'Row as an import last wrote it; what operators add is not in it.';
comment on column imported_row.row_key is 'Values of the columns that identify the row, separated by slashes.';
comment on column imported_row.hash is 'SHA-256 of the row as JSON; empty: written before hashes were kept.';

insert into imported_row (table_name, row_key, hash)
select 'page_display_group', concat_ws('/', tab, sub_tab, position), ''::bytea from page_display_group
 union all select 'category_display_group', concat_ws('/', category_id, position), ''::bytea from category_display_group
 union all select 'display_tab', id::text, ''::bytea from display_tab
 union all select 'display_group', id::text, ''::bytea from display_group
 union all select 'banner', id::text, ''::bytea from banner
 union all select 'sub_tab', id::text, ''::bytea from sub_tab
 union all select 'main_navigation', id::text, ''::bytea from main_navigation
 union all select 'best_ranking_tiebreaker', concat_ws('/', category_id, date_type, position), ''::bytea from best_ranking_tiebreaker
 union all select 'product_group', code, ''::bytea from product_group
 union all select 'advertisement', id::text, ''::bytea from advertisement
 union all select 'notice', id::text, ''::bytea from notice
 union all select 'faq', id::text, ''::bytea from faq;

create table first_import (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
comment on table first_import is 'Instant of the first import; day offsets of the files count from its KST day. One row.';
