import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { presentDifference } from "./payment-difference.presenter.ts";
import { closeDifference, lockDifference } from "./payment-differences.repository.ts";

type Resolve = "PUT /operator/v1/payment-differences/{id}/resolve";

/** Resolves a difference, once, with a note of what was found. */
export function resolvePaymentDifference(
  { path, body }: Input<Resolve>,
  context: OperatorContext,
): Promise<Answer<Resolve>> {
  return context.db.transaction(async (tx) => {
    const difference = await lockDifference(tx, path.id);
    if (!difference) return refuse("PAYMENT_DIFFERENCE_NOT_FOUND");
    if (difference.resolved_at !== null) return refuse("PAYMENT_DIFFERENCE_RESOLVED");
    const at = context.now();
    await closeDifference(tx, path.id, { at, operatorId: context.operator.id, note: body.note });
    const { kind, expected, settled } = difference;
    await addAction(tx, context, {
      action: "payment-differences.resolve",
      subject: `payment difference ${path.id}`,
      before: { kind, expected, settled, resolvedAt: null },
      after: { kind, expected, settled, resolvedAt: at.toISOString() },
      reason: body.note,
    });
    const closed = await lockDifference(tx, path.id);
    return ok(presentDifference(closed ?? difference));
  });
}
