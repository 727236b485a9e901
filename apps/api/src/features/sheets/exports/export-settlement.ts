import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { showSettlement } from "../../settlements/show-settlement.ts";
import { buildSheetFile } from "./build-sheet-file.ts";
import { presentStatement } from "./settlement-statement.presenter.ts";

/** Exports the statement of a settlement as a file, for its farm or the shop. */
export async function exportSettlement(
  { path, query = {} }: Input<"GET /operator/v1/settlements/{id}/statement">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/settlements/{id}/statement">> {
  const shown = await showSettlement({ path }, context);
  if (!shown.ok) return shown;
  const { distributorName, through } = shown.value;
  const rows = presentStatement(shown.value);
  const pages = (async function* () {
    yield rows;
  })();
  return ok(buildSheetFile(`정산서_${distributorName}_${through}`, query.format, pages));
}
