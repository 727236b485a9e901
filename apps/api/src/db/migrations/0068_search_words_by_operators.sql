-- phase: expand
-- Operators add, edit and delete the words of the search dictionary.

alter table search_dictionary
  add column id bigint not null default nextval('catalog_id_seq') unique,
  add column version integer not null default 1 check (version > 0);
comment on column search_dictionary.version is 'Counts its edits.';
create trigger count_version before update on search_dictionary for each row when (old.* is distinct from new.*)
  execute function count_version();
