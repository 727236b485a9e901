import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { presentAlert } from "./payment-alert.presenter.ts";
import { closeAlert, lockAlert } from "./payment-alerts.repository.ts";

/** Resolves a payment alert, once, with a note of what was done. */
export function resolvePaymentAlert(
  { path, body }: Input<"PUT /operator/v1/payment-alerts/{id}/resolve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/payment-alerts/{id}/resolve">> {
  return context.db.transaction(async (tx) => {
    const alert = await lockAlert(tx, path.id);
    if (!alert) return refuse("ALERT_NOT_FOUND");
    if (alert.seen_at !== null) return refuse("ALERT_RESOLVED");
    const seenAt = context.now();
    await closeAlert(tx, alert.id, body.note, seenAt);
    await addAction(tx, context, {
      action: "alerts.resolve",
      subject: `order ${alert.order_id}`,
      before: null,
      after: { alertId: alert.id, kind: alert.kind, amount: alert.amount },
      reason: body.note,
    });
    return ok(presentAlert({ ...alert, seen_at: seenAt, note: body.note }));
  });
}
