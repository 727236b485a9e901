import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { acknowledge, lockAlert } from "./stock-alerts.repository.ts";

type Call = "PUT /operator/v1/stock-alerts/{id}/acknowledge";

/** Records that an operator took note of an alert, which then waits for nobody. */
export function acknowledgeStockAlert(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const alert = await lockAlert(tx, path.id);
      if (!alert) return refuse("RECORD_NOT_FOUND");
      if (alert.cleared_at !== null || alert.acknowledged_at !== null) return refuse("STOCK_ALERT_ENDED");
      await acknowledge(tx, path.id, context.now());
      await addAction(tx, context, {
        action: "stock-alerts.acknowledge",
        subject: `stock alert ${path.id}`,
        before: { isAcknowledged: false },
        after: { isAcknowledged: true },
        reason: body.note,
      });
      return ok({ id: path.id });
    },
    (result) => result.ok,
  );
}
