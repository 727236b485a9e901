import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findCategory } from "../../catalog/categories/read-categories.repository.ts";
import { fillGroupsWithContents } from "../fill-groups-with-contents.ts";
import { findPage, listCategoryGroups, listGroups } from "../find-displays.repository.ts";
import { refuseCursor } from "../paginate-ordered-ids.ts";

const DEFAULT_TAKE = 5;
const BEFORE_ALL = 0;

/**
 * Lists a page of a tab's groups in order; eight statements for any number of groups. A shop without tabs has an empty
 * home page.
 */
export async function listDisplayGroups(
  { query }: Input<"GET /v4/display-category">,
  context: Context,
): Promise<Answer<"GET /v4/display-category">> {
  const { key, subTab, take = DEFAULT_TAKE, nextPage } = query ?? {};
  const after = nextPage === undefined ? BEFORE_ALL : readPosition(nextPage);
  if (after === null) return refuseCursor();
  const page = await findPage(context.db, key, subTab);
  if (!page?.sub_tab) {
    const isAsked = key !== undefined || subTab !== undefined;
    return isAsked ? refuse("DISPLAY_NOT_FOUND") : ok({ list: [], nextPage: null });
  }
  const rows = await listGroups(context.db, {
    tab: page.tab,
    subTab: page.sub_tab,
    after,
    take: take + 1,
    now: context.now(),
  });
  const shown = rows.slice(0, take);
  return ok({
    list: await fillGroupsWithContents(context, shown),
    nextPage: rows.length > take ? String(shown.at(-1)?.position) : null,
  });
}

/** Lists the groups that a category shows besides its products. */
export async function listCategoryDisplays(
  { path }: Input<"GET /v1/display-category/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/display-category/{id}">> {
  const [category, rows] = await Promise.all([
    findCategory(context.db, path.id),
    listCategoryGroups(context.db, path.id, context.now()),
  ]);
  if (!category) return refuse("CATEGORY_NOT_FOUND");
  return ok({ list: await fillGroupsWithContents(context, rows) });
}

/** Parses a cursor; returns `null` for one that no page issued. */
function readPosition(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
