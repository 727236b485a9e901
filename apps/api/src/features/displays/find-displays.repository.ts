import { type RowOf, type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type NavigationRow = RowOf<typeof LIST_NAVIGATION>;

const LIST_NAVIGATION = statement(
  "list-main-navigation",
  "select id, key, name, sort, is_default from main_navigation where is_shown order by sort, id",
);

export function listNavigation(db: Runner): Promise<NavigationRow[]> {
  return db.run(LIST_NAVIGATION, []);
}

export type SubTabRow = Pick<Tables["sub_tab"], "id" | "key" | "name" | "category_id">;

const LIST_SUB_TABS = statement(
  "list-sub-tabs",
  `select s.id, s.key, s.name, s.category_id
     from main_navigation n left join sub_tab s on s.navigation_id = n.id and s.is_shown
    where n.key = $1 and n.is_shown
    order by s.sort, s.id`,
);

/** Lists the tabs below a tab of the main navigation; `null` when there is no such tab. */
export async function listSubTabs(db: Runner, key: string): Promise<SubTabRow[] | null> {
  const rows = await db.run(LIST_SUB_TABS, [key]);
  return rows.length === 0
    ? null
    : rows.flatMap(({ id, key, name, category_id }) =>
        id === null || key === null || name === null ? [] : [{ id, key, name, category_id }],
      );
}

export type PageKey = RowOf<typeof FIND_PAGE>;

const FIND_PAGE = statement(
  "find-page-display-group",
  `select n.key as tab, s.key as sub_tab
     from main_navigation n
     left join lateral (select key from sub_tab
                         where navigation_id = n.id and is_shown and ($2::text is null or key = $2)
                         order by sort, id limit 1) s on true
    where n.is_shown and (n.key = $1 or $1 is null)
    order by n.is_default desc, n.sort, n.id
    limit 1`,
);

/** Finds the page of a tab and a sub-tab; by default the default tab and its first sub-tab. */
export async function findPage(
  db: Runner,
  key: string | undefined,
  subTab: string | undefined,
): Promise<PageKey | null> {
  const [row] = await db.run(FIND_PAGE, [key ?? null, subTab ?? null]);
  return row ?? null;
}

/**
 * Columns of a group `g` at an instant. `shown_product_ids` are its products in the order that its heading claims; of a
 * time sale, those whose timed price holds.
 */
function groupColumns(instant: string): string {
  return `g.*, coalesce(display_products_of(g, ${instant}), '{}') as shown_product_ids,
          coalesce(display_has_sales(g), false) as has_sales`;
}

export type GroupRow = RowOf<typeof LIST_CATEGORY_GROUPS>;
export type PlacedGroupRow = RowOf<typeof LIST_GROUPS>;

const LIST_GROUPS = statement(
  "list-display-groups",
  `select ${groupColumns("$5")}, page.position from page_display_group page join display_group g on g.id = page.group_id
    where page.tab = $1 and page.sub_tab = $2 and page.position > $3
      and (g.ends_at is null or g.ends_at > $5)
    order by page.position
    limit $4`,
);

/** Lists the groups of a page after a position. */
export function listGroups(
  db: Runner,
  page: { tab: string; subTab: string; after: number; take: number; now: Date },
): Promise<PlacedGroupRow[]> {
  return db.run(LIST_GROUPS, [page.tab, page.subTab, page.after, page.take, page.now]);
}

const LIST_CATEGORY_GROUPS = statement(
  "list-category-groups",
  `select ${groupColumns("$2")} from category_display_group c join display_group g on g.id = c.group_id
    where c.category_id = $1 and (g.ends_at is null or g.ends_at > $2)
    order by c.position`,
);

export function listCategoryGroups(db: Runner, categoryId: number, now: Date): Promise<GroupRow[]> {
  return db.run(LIST_CATEGORY_GROUPS, [categoryId, now]);
}

const FIND_GROUP = statement(
  "find-display-group",
  `select ${groupColumns("$2")} from display_group g
    where g.id = $1 and (g.ends_at is null or g.ends_at > $2)`,
);

export async function findGroup(db: Runner, id: number, now: Date): Promise<GroupRow | null> {
  const [row] = await db.run(FIND_GROUP, [id, now]);
  return row ?? null;
}

export type GroupNameRow = RowOf<typeof LIST_GROUP_NAMES>;

const LIST_GROUP_NAMES = statement(
  "list-display-group-names",
  `select g.id, g.name, g.title, g.sub_title, g.order_by_type, g.contents_type, g.ui_type,
          coalesce(display_has_sales(g), false) as has_sales
     from display_group g where g.id > $1 order by g.id limit $2`,
);

export function listGroupNames(db: Runner, after: number, take: number): Promise<GroupNameRow[]> {
  return db.run(LIST_GROUP_NAMES, [after, take]);
}

export type TabRow = RowOf<typeof LIST_TABS>;

const LIST_TABS = statement(
  "list-display-tabs",
  "select * from display_tab where group_id = any($1::bigint[]) order by group_id, position, id",
);

/** Lists all tabs of these groups, including nested ones, each level in order. */
export async function listTabs(db: Runner, groupIds: readonly number[]): Promise<TabRow[]> {
  return groupIds.length === 0 ? [] : db.run(LIST_TABS, [groupIds]);
}

const FIND_GROUP_OF = statement(
  "find-group-of-display",
  `select id as group_id from display_group where id = $1
    union all
   select group_id from display_tab where id = $1`,
);

/** Finds the id of the group with an id, or of the group whose tab has it. */
export async function findGroupIdOf(db: Runner, id: number): Promise<number | null> {
  const [row] = await db.run(FIND_GROUP_OF, [id]);
  return row?.group_id ?? null;
}

const FIND_STYLE = statement("find-display-style", "select value from shop_rule where name = 'displayStyle'");

/** Finds the catalogue's style of each kind of group; `null` when it has none. */
export async function findStyle(db: Runner): Promise<unknown> {
  const [row] = await db.run(FIND_STYLE, []);
  return row?.value ?? null;
}
