import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { listSummaries } from "../../catalog/catalog.repository.ts";
import { presentTabs } from "../display.presenter.ts";
import { byId } from "../fill-groups-with-contents.ts";
import { findGroupIdOf, listTabs, type TabRow } from "../find-displays.repository.ts";
import { paginateOrderedIds, refuseCursor } from "../paginate-ordered-ids.ts";
import { firstLeaf, type TabTree, treesOf } from "./build-tab-trees.ts";

const DEFAULT_TAKE = 30;

/**
 * Lists a page of a group's tabs, or of those inside a tab; the first of the page carries its products. Three
 * statements.
 */
export async function listGroupTabs(
  { path, query }: Input<"GET /v4/display-category/{id}/tabs">,
  { db, now }: Context,
): Promise<Answer<"GET /v4/display-category/{id}/tabs">> {
  const groupId = await findGroupIdOf(db, path.id);
  if (groupId === null) return refuse("DISPLAY_NOT_FOUND");
  const own = tabsOf(path.id, groupId, await listTabs(db, [groupId]));
  const page = paginateOrderedIds(
    own.map(({ id }) => id),
    { take: DEFAULT_TAKE, ...query },
  );
  if (!page) return refuseCursor();
  const shown = own.filter(({ id }) => page.ids.includes(id));
  const products = await listSummaries(db, firstLeaf(shown)?.product_ids ?? []);
  return ok({ list: presentTabs(shown, byId(products), now()), nextPage: page.nextPage });
}

function tabsOf(id: number, groupId: number, rows: readonly TabRow[]): TabTree[] {
  const trees = treesOf(rows).get(groupId) ?? [];
  if (id === groupId) return trees;
  const inner = trees.find((tab) => tab.id === id)?.tabs ?? [];
  return inner.map((tab) => ({ ...tab, tabs: [] }));
}
