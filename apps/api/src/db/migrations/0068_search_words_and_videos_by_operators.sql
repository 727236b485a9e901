-- phase: expand
-- Operators add, edit and delete the words of the search dictionary, and videos, which they may hide.

alter table search_dictionary
  add column id bigint not null default nextval('catalog_id_seq') unique,
  add column version integer not null default 1 check (version > 0);
comment on column search_dictionary.version is 'Counts its edits.';
create trigger count_version before update on search_dictionary for each row when (old.* is distinct from new.*)
  execute function count_version();

alter table video
  add column version integer not null default 1 check (version > 0),
  add column is_hidden boolean not null default false,
  alter column view_count set default 0,
  alter column share_count set default 0;
comment on column video.version is 'Counts its edits by operators and imports; a write names the one it saw.';
comment on column video.is_hidden is 'Taken from the feed, from groups and from product pages; bookmarks stay.';
create trigger count_version before update on video for each row when (old.* is distinct from new.*)
  execute function count_version();
-- A video is shown in groups and on product pages, too; its own trigger names the videos alone.
create trigger notify_change_of_pages after update on video for each row when (old.* is distinct from new.*)
  execute function notify_table_change('catalog');
