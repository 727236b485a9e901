import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { presentGroupName } from "./display.presenter.ts";
import { findGroup, listGroupNames, listTabs } from "./displays.repository.ts";
import { fillGroups } from "./fill-groups.ts";
import { refuseCursor } from "./page-of-ids.ts";
import { treesOf } from "./tab-tree.ts";

const DEFAULT_TAKE = 5;
const LAST_ID = 2_147_483_647;

/** Lists the names of all groups, by ascending id. */
export async function listGroupPage(
  { query }: Input<"GET /v4/display-category/groups">,
  { db }: Context,
): Promise<Answer<"GET /v4/display-category/groups">> {
  const { take = DEFAULT_TAKE, nextPage = "0" } = query ?? {};
  const after = /^\d{1,10}$/.test(nextPage) ? Number(nextPage) : Number.NaN;
  if (!(after <= LAST_ID)) return refuseCursor();
  const rows = await listGroupNames(db, after, take + 1);
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(presentGroupName),
    nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
  });
}

export async function showGroup(
  { path }: Input<"GET /v4/display-category/groups/{id}">,
  context: Context,
): Promise<Answer<"GET /v4/display-category/groups/{id}">> {
  const row = await findGroup(context.db, path.id);
  const [group] = row ? await fillGroups(context, [row]) : [];
  return group ? ok(group) : refuse("DISPLAY_NOT_FOUND");
}

/** Lists the names of a group's tabs; empty for a group without tabs. */
export async function listTabButtons(
  { path }: Input<"GET /v4/display-category/groups/{id}/tab-buttons">,
  { db }: Context,
): Promise<Answer<"GET /v4/display-category/groups/{id}/tab-buttons">> {
  const [group, tabs] = await Promise.all([findGroup(db, path.id), listTabs(db, [path.id])]);
  if (!group) return refuse("DISPLAY_NOT_FOUND");
  const own = treesOf(tabs).get(group.id) ?? [];
  return ok({ list: own.map(({ id, name }) => ({ id, name })) });
}
