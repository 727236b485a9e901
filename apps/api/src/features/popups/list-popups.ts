import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listShownPopups } from "./list-shown-popups.repository.ts";
import { presentPopup } from "./popup.presenter.ts";

const MOST_SHOWN = 5;

/** Lists the popups that the home of a variant shows now, the newest first. */
export async function listPopups(
  { query: { variant } }: Input<"GET /v1/popups">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/popups">> {
  const rows = await listShownPopups(db, { variant, at: now(), take: MOST_SHOWN });
  return ok({ list: rows.map(presentPopup) });
}
