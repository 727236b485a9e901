import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addCorrection, findCorrected } from "./settlements.repository.ts";

type Correct = "POST /operator/v1/settlement-corrections";

/**
 * Adds an amount (원, negative: taken off) to the next settlement of a farm, for a reason. A closed settlement never
 * changes, so a wrong correction is corrected by the opposite amount.
 */
export async function addSettlementCorrection(
  { body }: Input<Correct>,
  context: OperatorContext,
): Promise<Answer<Correct>> {
  if (body.amount === 0) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "amount", message: "0원이 아닌 금액을 적어 주세요" }],
    });
  }
  const { distributorId, orderId = null, amount, reason } = body;
  return context.db.transaction<Answer<Correct>>(
    async (tx) => {
      const known = await findCorrected(tx, distributorId, orderId);
      if (!known.hasFarm) return refuse("DISTRIBUTOR_UNKNOWN");
      if (!known.hasOrder) return refuse("ORDER_NOT_FOUND");
      const by = { at: context.now(), operatorId: context.operator.id };
      const added = await addCorrection(tx, { distributorId, orderId, amount, reason, ...by });
      await addAction(tx, context, {
        action: "settlements.correct",
        subject: `settlement correction ${added.id}`,
        before: null,
        after: { distributorId, orderId, amount },
        reason,
      });
      return ok({ id: added.id, amount });
    },
    (result) => result.ok,
  );
}
