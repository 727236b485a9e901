import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findGroup, listTabs } from "../find-displays.repository.ts";
import { treesOf } from "./build-tab-trees.ts";

/** Lists the names of a group's tabs; empty for a group without tabs. */
export async function listGroupTabNames(
  { path }: Input<"GET /v4/display-category/groups/{id}/tab-buttons">,
  { db, now }: Context,
): Promise<Answer<"GET /v4/display-category/groups/{id}/tab-buttons">> {
  const [group, tabs] = await Promise.all([findGroup(db, path.id, now()), listTabs(db, [path.id])]);
  if (!group) return refuse("DISPLAY_NOT_FOUND");
  const own = treesOf(tabs).get(group.id) ?? [];
  return ok({ list: own.map(({ id, name }) => ({ id, name })) });
}
