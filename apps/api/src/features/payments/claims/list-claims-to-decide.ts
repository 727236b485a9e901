import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { addReading } from "../../operators/actions.repository.ts";
import { presentOperatorClaim } from "./claim.presenter.ts";
import { listClaims } from "./claims.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists claims for operators, oldest first, and writes into the audit trail which ones were shown. */
export async function listClaimsToDecide(
  { query }: Input<"GET /operator/v1/claims">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/claims">> {
  const { status = null, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
  const rows = await listClaims(context.db, { status, after, take: take + 1 });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "claims",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { claims: shown.map(({ id }) => id) },
    isMasked: true,
    reason: null,
  });
  const nextPage = rows.length > take ? (shown.at(-1)?.id ?? null) : null;
  return ok({ list: shown.map(presentOperatorClaim), nextPage });
}
