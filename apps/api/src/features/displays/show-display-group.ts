import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { fillGroupsWithContents } from "./fill-groups-with-contents.ts";
import { findGroup } from "./find-displays.repository.ts";

export async function showDisplayGroup(
  { path }: Input<"GET /v4/display-category/groups/{id}">,
  context: Context,
): Promise<Answer<"GET /v4/display-category/groups/{id}">> {
  const row = await findGroup(context.db, path.id, context.now());
  const [group] = row ? await fillGroupsWithContents(context, [row]) : [];
  return group ? ok(group) : refuse("DISPLAY_NOT_FOUND");
}
