import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { presentGroupName } from "./display.presenter.ts";
import { listGroupNames } from "./find-displays.repository.ts";
import { refuseCursor } from "./paginate-ordered-ids.ts";

const DEFAULT_TAKE = 5;

/** Lists the names of all groups, by ascending id. */
export async function listDisplayGroupNames(
  { query }: Input<"GET /v4/display-category/groups">,
  { db }: Context,
): Promise<Answer<"GET /v4/display-category/groups">> {
  const { take = DEFAULT_TAKE, nextPage = "0" } = query ?? {};
  const after = /^\d{1,16}$/.test(nextPage) ? Number(nextPage) : Number.NaN;
  if (!Number.isSafeInteger(after)) return refuseCursor();
  const rows = await listGroupNames(db, after, take + 1);
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(presentGroupName),
    nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
  });
}
