-- phase: expand
-- Edits that are not saved yet, which a preview shows as if they were, and previews of a tab below a tab of the home.

alter table preview add column edits jsonb not null default '[]'
  constraint preview_edits_are_a_list check (jsonb_typeof(edits) = 'array');
comment on column preview.edits is 'Edits that are not saved, shown as if they were made at once: nouns, each with rows of the fields before and after.';

alter table preview drop constraint preview_page_kind_check;
alter table preview add constraint preview_page_kind_check
  check (page_kind in ('home', 'home-tab', 'home-sub-tab', 'display-group', 'product', 'page', 'best'));
comment on column preview.page_id is 'Home tab or tab below it, display group, product or page of text that it opens with; null: the home or the best.';
