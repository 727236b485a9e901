import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { presentOperatorReturn } from "../return.presenter.ts";
import { listReturns } from "../returns.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists claims for operators, oldest first, and records the shown ones in the audit trail. */
export async function listReturnsToDecide(
  { query }: Input<"GET /operator/v1/claims">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/claims">> {
  const { status = null, isComingBack = false, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
  const rows = await listReturns(context.db, { status, isComingBack, after, take: take + 1 });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "claims",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { claims: shown.map(({ id }) => id) },
    isMasked: context.operator.personalDataPurpose === null,
    reason: context.operator.personalDataPurpose,
  });
  const nextPage = rows.length > take ? (shown.at(-1)?.id ?? null) : null;
  return ok({ list: shown.map((row) => presentOperatorReturn(row, context)), nextPage });
}
