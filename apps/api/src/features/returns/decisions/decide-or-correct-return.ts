import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { offerEndsAt } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { lockOpenReturn, type OpenReturn } from "../lock-return.ts";
import { saveOffer } from "../offers/refund-offers.repository.ts";
import { decideReturnRow, findReturn, hasOpenReturn, type ReturnRow } from "../returns.repository.ts";
import { announceCorrection, announceDecision, announceOffer } from "./announce-decision.ts";
import { type Decision, type DecisionRefusal, executeDecision } from "./execute-decision.ts";

export type ReturnDecisionRefusal = "CLAIM_NOT_FOUND" | "CLAIM_DECIDED" | DecisionRefusal;
export type ReturnCorrectionRefusal =
  | "CLAIM_NOT_FOUND"
  | "CLAIM_NOT_CORRECTABLE"
  | "CLAIM_OPEN"
  | "CLAIM_PAID_OUT"
  | DecisionRefusal;
type Decided = { claim: ReturnRow; orderUuid: string };

/**
 * Decides a claim, once: refunds money and points, offers a smaller refund than was shown, sends a replacement, or denies
 * with a notice to the buyer, who is told in each case. Runs under the order's lock; the provider is asked for the refund
 * after the commit.
 */
export function decideReturn(
  context: OperatorContext,
  claimId: number,
  decision: Decision,
): Promise<Result<ReturnRow, ReturnDecisionRefusal, undefined>> {
  return lockAndRefund<ReturnDecisionRefusal>(context, claimId, async (tx, open) => {
    if (open.claim.status !== "requested") return refuse("CLAIM_DECIDED");
    return conclude(tx, context, open, decision);
  });
}

/**
 * Corrects a decided claim with a notice to the buyer. A refund that is offered is changed in both directions; what was
 * denied is granted, and a refund that was paid in part is raised. What has gone out is not taken back.
 */
export function correctReturn(
  context: OperatorContext,
  claimId: number,
  decision: Decision & { isApproved: true; notice: string },
): Promise<Result<ReturnRow, ReturnCorrectionRefusal, undefined>> {
  return lockAndRefund<ReturnCorrectionRefusal>(context, claimId, async (tx, open) => {
    const { claim } = open;
    if (claim.status === "offered") return conclude(tx, context, open, decision);
    const isPartlyGiven =
      claim.status === "approved" && claim.resolution === "refund" && claim.expected_price !== null;
    if (claim.status !== "denied" && !isPartlyGiven) return refuse("CLAIM_NOT_CORRECTABLE");
    if ((decision.refundPrice ?? Infinity) < claim.refund_price + claim.refund_point)
      return refuse("CLAIM_PAID_OUT");
    if (await hasOpenReturn(tx, claim.order_product_id)) return refuse("CLAIM_OPEN");
    return conclude(tx, context, { ...open, isCorrection: true }, decision);
  });
}

async function lockAndRefund<R extends string>(
  context: OperatorContext,
  claimId: number,
  decide: (tx: Tx, open: OpenReturn) => Promise<Result<ReturnRow, R, undefined>>,
): Promise<Result<ReturnRow, R | "CLAIM_NOT_FOUND", undefined>> {
  const done = await context.db.transaction<Result<Decided, R | "CLAIM_NOT_FOUND", undefined>>(
    async (tx) => {
      const open = await lockOpenReturn(tx, claimId);
      if (!open) return refuse("CLAIM_NOT_FOUND");
      const decided = await decide(tx, open);
      return decided.ok ? ok({ claim: decided.value, orderUuid: open.order.uuid }) : decided;
    },
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.orderUuid);
  return ok(done.value.claim);
}

async function conclude(
  tx: Tx,
  context: OperatorContext,
  open: OpenReturn,
  decision: Decision,
): Promise<Result<ReturnRow, DecisionRefusal, undefined>> {
  const { claim, isCorrection } = open;
  const now = context.now();
  const executed = await executeDecision(tx, open, decision, now);
  if (!executed.ok) return executed;
  const outcome = executed.value;
  const status = decision.isApproved ? "approved" : "denied";
  const { notice } = decision;
  if (outcome.kind === "offered") {
    const { money, points } = outcome.refund;
    const until = new Date(offerEndsAt(now.toISOString()));
    await saveOffer(tx, { claimId: claim.id, total: outcome.total, money, points, notice, now, until });
  } else {
    await decideReturnRow(tx, { id: claim.id, status, notice, now });
  }
  const decided = await findReturn(tx, claim.id);
  if (!decided) throw new Error("What was decided is there");
  if (outcome.kind === "offered") {
    await announceOffer(tx, context, decided);
  } else {
    const told = { claim: decided, method: open.order.method, given: outcome.refund, notice };
    await (isCorrection ? announceCorrection : announceDecision)(tx, context, told);
  }
  const isChanged = isCorrection || claim.status === "offered";
  await addAction(tx, context, {
    action: isChanged ? "claims.correct" : decision.isApproved ? "claims.approve" : "claims.deny",
    subject: `claim ${claim.id}`,
    before: { status: claim.status, ...totalsOf(claim) },
    after: { status: decided.status, ...totalsOf(decided) },
    reason: notice,
  });
  return ok(decided);
}

/** Returns the refund that is offered, else the one that was paid, and who pays for it. */
function totalsOf({ offered_price, offered_point, refund_price, refund_point, charged_to }: ReturnRow) {
  return {
    refundPrice: offered_price ?? refund_price,
    refundPoint: offered_point ?? refund_point,
    chargedTo: charged_to,
  };
}
