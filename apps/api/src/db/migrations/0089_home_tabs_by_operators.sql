-- phase: expand
-- Tabs of the home and the groups of each page, as operators arrange them.

alter table main_navigation
  add column is_shown boolean not null default true,
  add column version integer not null default 1 check (version > 0);
comment on column main_navigation.is_shown is 'False: its pages are not found.';
comment on column main_navigation.version is 'Counts its edits; a write names the one it saw.';
create trigger count_version before update of key, name, sort, is_default, is_shown on main_navigation
  for each row when (
    (old.key, old.name, old.sort, old.is_default, old.is_shown) is distinct from
    (new.key, new.name, new.sort, new.is_default, new.is_shown))
  execute function count_version();

alter table sub_tab
  add column is_shown boolean not null default true,
  add column version integer not null default 1 check (version > 0);
comment on column sub_tab.is_shown is 'False: its page is not found.';
comment on column sub_tab.version is 'Counts its edits and those of the groups on its page; a write names the one it saw.';
create trigger count_version before update of navigation_id, key, name, sort, category_id, is_shown on sub_tab
  for each row when (
    (old.navigation_id, old.key, old.name, old.sort, old.category_id, old.is_shown) is distinct from
    (new.navigation_id, new.key, new.name, new.sort, new.category_id, new.is_shown))
  execute function count_version();

-- Counts a change of the groups on a page as one of its tab, once a statement, by an operator or an import.
create function count_version_of_page() returns trigger language plpgsql as $$
begin
  update sub_tab s set version = s.version + 1
    from main_navigation n
   where n.id = s.navigation_id and (n.key, s.key) in (select tab, sub_tab from changed);
  return null;
end $$;
create trigger count_added_groups after insert on page_display_group
  referencing new table as changed for each statement execute function count_version_of_page();
create trigger count_moved_groups after update on page_display_group
  referencing new table as changed for each statement execute function count_version_of_page();
create trigger count_removed_groups after delete on page_display_group
  referencing old table as changed for each statement execute function count_version_of_page();
