-- phase: expand
-- Edits that are not saved yet, which a preview shows as if they were.

alter table preview add column edits jsonb not null default '[]'
  constraint preview_edits_are_a_list check (jsonb_typeof(edits) = 'array');
comment on column preview.edits is 'Edits that are not saved, shown as if they were made at once: nouns, each with rows of the fields before and after.';
