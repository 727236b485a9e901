import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { listPurchasedProducts, lockCancellable } from "../../cancellations/cancellations.repository.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { decideReturnRow, findReturn, hasOpenReturn, type ReturnRow } from "../returns.repository.ts";
import { announceCorrection, announceDecision } from "./announce-decision.ts";
import { type CarryOutRefusal, carryOut, type Decision, type OpenReturn } from "./carry-out-decision.ts";

export type ReturnDecisionRefusal = "CLAIM_NOT_FOUND" | "CLAIM_DECIDED" | CarryOutRefusal;
export type ReturnCorrectionRefusal =
  | "CLAIM_NOT_FOUND"
  | "CLAIM_NOT_CORRECTABLE"
  | "CLAIM_OPEN"
  | CarryOutRefusal;
type Decided = { claim: ReturnRow; orderUuid: string };

/**
 * Decides a claim, once: refunds money and points, sends a replacement, or denies with a notice to the buyer, who is
 * told in each case. Runs under the order's lock; the provider is asked for the refund after the commit.
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
 * Corrects a decided claim with a notice to the buyer: grants what was denied, or gives the rest of a refund that was
 * granted in part. What has gone out is not taken back.
 */
export function correctReturn(
  context: OperatorContext,
  claimId: number,
  decision: Decision & { isApproved: true; notice: string },
): Promise<Result<ReturnRow, ReturnCorrectionRefusal, undefined>> {
  return lockAndRefund<ReturnCorrectionRefusal>(context, claimId, async (tx, open) => {
    const { claim } = open;
    const isPartlyGiven =
      claim.status === "approved" && claim.resolution === "refund" && claim.expected_price !== null;
    if (claim.status !== "denied" && !isPartlyGiven) return refuse("CLAIM_NOT_CORRECTABLE");
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
      const seen = await findReturn(tx, claimId);
      const order = seen && (await lockCancellable(tx, seen.order_id));
      // Read again under the lock: a concurrent request may have decided it.
      const claim = order && (await findReturn(tx, claimId));
      if (!claim) return refuse("CLAIM_NOT_FOUND");
      const products = await listPurchasedProducts(tx, order.id);
      const product = products.find(({ id }) => id === claim.order_product_id);
      if (!product) throw new Error("A claim is of a product of its order");
      const decided = await decide(tx, { claim, order, products, product, isCorrection: false });
      return decided.ok ? ok({ claim: decided.value, orderUuid: order.uuid }) : decided;
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
): Promise<Result<ReturnRow, CarryOutRefusal, undefined>> {
  const { claim, isCorrection } = open;
  const now = context.now();
  const carried = await carryOut(tx, open, decision, now);
  if (!carried.ok) return carried;
  const status = decision.isApproved ? "approved" : "denied";
  await decideReturnRow(tx, { id: claim.id, status, notice: decision.notice, now });
  const decided = await findReturn(tx, claim.id);
  if (!decided) throw new Error("What was decided is there");
  const told = { claim: decided, method: open.order.method, given: carried.value, notice: decision.notice };
  await (isCorrection ? announceCorrection : announceDecision)(tx, context, told);
  await addAction(tx, context, {
    action: isCorrection ? "claims.correct" : decision.isApproved ? "claims.approve" : "claims.deny",
    subject: `claim ${claim.id}`,
    before: { status: claim.status, refundPrice: claim.refund_price, refundPoint: claim.refund_point },
    after: { status, refundPrice: decided.refund_price, refundPoint: decided.refund_point },
    reason: decision.notice,
  });
  return ok(decided);
}
