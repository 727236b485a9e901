import { ok, type Result } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { announceDecision } from "../decisions/announce-decision.ts";
import { type DecisionRefusal, executeDecision } from "../decisions/execute-decision.ts";
import type { OpenReturn } from "../lock-return.ts";
import { decideReturnRow, findReturn, type ReturnRow } from "../returns.repository.ts";

/**
 * Pays the refund that was offered, under the order's lock: the request is approved with the shop's words, and its buyer
 * is told. The caller asks the provider after the commit.
 */
export async function payRefundOffer(
  tx: Tx,
  services: Services,
  open: OpenReturn,
): Promise<Result<ReturnRow, DecisionRefusal, undefined>> {
  const { claim } = open;
  if (claim.offered_total === null) throw new Error("An offer that is paid was made");
  const now = services.now();
  const agreed = {
    isApproved: true,
    refundPrice: claim.offered_total,
    notice: claim.answer,
    isAgreed: true,
  } as const;
  const executed = await executeDecision(tx, open, agreed, now);
  if (!executed.ok) return executed;
  await decideReturnRow(tx, { id: claim.id, status: "approved", notice: claim.answer, now });
  const decided = await findReturn(tx, claim.id);
  if (!decided) throw new Error("What was decided is there");
  const told = {
    claim: decided,
    method: open.order.method,
    given: executed.value.refund,
    notice: claim.answer,
  };
  await announceDecision(tx, services, told);
  return ok(decided);
}
