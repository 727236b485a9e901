import type { Input } from "@todayfruit/contract/all-calls";
import { closedStatus } from "@todayfruit/domain/purchase-orders/add-arrivals-to-purchase-order";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { lockPurchaseOrderAtVersion } from "./lock-purchase-order-at-version.ts";
import { setPurchaseOrderStatus } from "./purchase-orders.repository.ts";

type Call = "PUT /operator/v1/purchase-orders/{id}/close";

/** Ends a purchase order of which nothing more is expected: cancelled, or received as far as it came. */
export function closePurchaseOrder(
  { path, body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const seen = await lockPurchaseOrderAtVersion(tx, path.id, body.version);
      if (!seen.ok) return seen;
      const status = closedStatus(seen.value.status) ?? seen.value.status;
      await setPurchaseOrderStatus(tx, path.id, status);
      await addAction(tx, context, {
        action: "purchase-orders.close",
        subject: `purchase order ${path.id}`,
        before: { status: seen.value.status },
        after: { status },
        reason: body.reason,
      });
      return ok({ id: path.id, status });
    },
    (result) => result.ok && !dryRun,
  );
}
