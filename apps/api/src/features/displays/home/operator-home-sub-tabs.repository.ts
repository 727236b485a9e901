import type { HomeSubTabFields } from "@todayfruit/contract/displays/operator-home-tabs.calls";
import type { Static } from "typebox";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

type Fields = Static<typeof HomeSubTabFields>;
type Page = { id: number } & Fields;

const FIELDS = `jsonb_build_object(
  'tabId', t.navigation_id, 'key', t.key, 'name', t.name, 'sort', t.sort, 'categoryId', t.category_id,
  'isShown', t.is_shown,
  'groupIds', (select coalesce(jsonb_agg(p.group_id order by p.position), '[]'::jsonb)
                 from page_display_group p join main_navigation n on n.key = p.tab
                where n.id = t.navigation_id and p.sub_tab = t.key))`;
const PAGES = `jsonb_to_recordset($1::jsonb) as e(id bigint, "tabId" bigint, key text, name text, sort integer,
                                                 "categoryId" bigint, "isShown" boolean, "groupIds" bigint[])`;

const LIST = statement(
  "list-home-sub-tabs",
  `select t.id, t.version, ${FIELDS} as fields from sub_tab t
    where t.id < $1 and ($2::text is null or t.key || ' ' || t.name ilike '%' || $2 || '%') order by t.id desc limit $3`,
).narrow<{ fields: Fields }>();

/** Lists tabs below those of the home before an id, the newest first, whose key or name contains a text. */
export function listHomeSubTabs(
  db: Runner,
  { before, search, take }: { before: number; search: string | null; take: number },
): Promise<RowOf<typeof LIST>[]> {
  return db.run(LIST, [before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]);
}

const LOCK = statement(
  "lock-home-sub-tabs",
  `select t.id, t.version, ${FIELDS} as fields from sub_tab t where t.id = any($1::bigint[]) order by t.id for update`,
).narrow<{ fields: Fields }>();

export function lockHomeSubTabs(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-home-sub-tabs",
  `update sub_tab t set name = e.name, sort = e.sort, category_id = e."categoryId", is_shown = e."isShown"
     from ${PAGES} where t.id = e.id`,
);
const INSERT = statement(
  "insert-home-sub-tabs",
  `insert into sub_tab (id, navigation_id, key, name, sort, category_id, is_shown)
   select e.id, e."tabId", e.key, e.name, e.sort, e."categoryId", e."isShown" from ${PAGES}`,
);
const DROP_GROUPS = statement(
  "drop-groups-of-home-pages",
  `delete from page_display_group p using ${PAGES}, main_navigation n
    where n.id = e."tabId" and p.tab = n.key and p.sub_tab = e.key and p.position > cardinality(e."groupIds")`,
);
const PLACE_GROUPS = statement(
  "place-groups-on-home-pages",
  `insert into page_display_group (tab, sub_tab, position, group_id)
   select n.key, e.key, placed.position, placed.id
     from ${PAGES} join main_navigation n on n.id = e."tabId"
    cross join lateral unnest(e."groupIds") with ordinality as placed (id, position)
       on conflict (tab, sub_tab, position) do update set group_id = excluded.group_id
    where page_display_group.group_id <> excluded.group_id`,
);

/** Writes edited tabs and the groups of their pages, from the top. */
export async function setHomeSubTabs(tx: Tx, pages: readonly Page[]): Promise<void> {
  const rows = JSON.stringify(pages);
  await tx.run(SET, [rows]);
  await tx.run(DROP_GROUPS, [rows]);
  await tx.run(PLACE_GROUPS, [rows]);
}

/** Adds tabs with the groups of their pages. */
export async function addHomeSubTabs(tx: Tx, pages: readonly Page[]): Promise<void> {
  const rows = JSON.stringify(pages);
  await tx.run(INSERT, [rows]);
  await tx.run(PLACE_GROUPS, [rows]);
}

const REMOVE_GROUPS = statement(
  "remove-groups-of-home-sub-tabs",
  `delete from page_display_group p using sub_tab t join main_navigation n on n.id = t.navigation_id
    where t.id = any($1::bigint[]) and p.tab = n.key and p.sub_tab = t.key`,
);
const REMOVE = statement("remove-home-sub-tabs", "delete from sub_tab where id = any($1::bigint[])");

/** Deletes tabs and their pages; the groups themselves stay. */
export async function removeHomeSubTabs(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(REMOVE_GROUPS, [ids]);
  await tx.run(REMOVE, [ids]);
}

const LIST_WRONG = statement(
  "list-wrong-home-sub-tabs",
  `select e.id, wrong.field
     from ${PAGES}
    cross join lateral (values
      ('tabId', not exists (select from main_navigation n where n.id = e."tabId")),
      ('categoryId', e."categoryId" is not null and not exists (select from category c where c.id = e."categoryId")),
      ('groupIds', (select count(*) from display_group g where g.id = any(e."groupIds")) < cardinality(e."groupIds")),
      ('key', exists (select from sub_tab t where t.navigation_id = e."tabId" and t.key = e.key and t.id <> e.id))
    ) as wrong (field, is_wrong)
    where wrong.is_wrong
    order by e.id`,
).narrow<{ id: number; field: "tabId" | "categoryId" | "groupIds" | "key" }>();

/** Lists the fields of tabs that name something unknown, or a key that another tab has. */
export function listWrongHomeSubTabs(tx: Tx, pages: readonly Page[]): Promise<RowOf<typeof LIST_WRONG>[]> {
  return tx.run(LIST_WRONG, [JSON.stringify(pages)]);
}
