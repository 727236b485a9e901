import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { presentReplacement } from "./replacement.presenter.ts";
import { listReplacementRows } from "./replacements.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists what is to be sent for approved exchanges, oldest first, and records the shown ones in the audit trail. */
export async function listReplacements(
  { query }: Input<"GET /operator/v1/replacements">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/replacements">> {
  const { status = null, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
  const rows = await listReplacementRows(context.db, { status, after, take: take + 1 });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "replacements",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { claims: shown.map(({ id }) => id) },
    isMasked: context.operator.personalDataPurpose === null,
    reason: context.operator.personalDataPurpose,
  });
  return ok({
    list: shown.map((row) => presentReplacement(row, context)),
    nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
  });
}
