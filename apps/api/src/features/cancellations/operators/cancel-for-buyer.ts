import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { withdraw } from "../cancel-order.ts";
import type { CancellationPlan } from "../plan-cancellation.ts";
import { presentRefundLines } from "../refund-preview.presenter.ts";

type Call = "PUT /operator/v1/orders/{id}/cancel";

/**
 * Cancels an order or one product for a buyer who asks the shop to, by the story of the buyer's own cancel: what the farm
 * packs already becomes a request to decide. A dry run answers the refund and cancels nothing.
 */
export async function cancelForBuyer(
  { path, query, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { orderItemProductId, reason, refundPrice, refundPoint } = body;
  let planned: CancellationPlan | null = null;
  const done = await withdraw(context, {
    orderId: path.id,
    orderProductId: orderItemProductId ?? null,
    seen: {
      ...(refundPrice === undefined ? {} : { refundPrice }),
      ...(refundPoint === undefined ? {} : { refundPoint }),
    },
    reason,
    isOwn: () => true,
    isDryRun: query?.dryRun === true,
    async record(tx, plan, { orderItemStatus, ...reply }) {
      planned = plan;
      await addAction(tx, context, {
        action: "orders.cancel-for-buyer",
        subject: `order ${plan.order.id}`,
        before: {
          status: plan.order.status,
          products: plan.chosen.map(({ id, status }) => ({ id, status })),
        },
        after: { status: orderItemStatus, refundPrice: reply.refundPrice, refundPoint: reply.refundPoint },
        reason,
      });
    },
  });
  if (!done.ok) return done;
  const plan: CancellationPlan | null = planned;
  if (!plan) throw new Error("A cancel that was carried out was recorded");
  return ok({ ...done.value, ...presentPlan(plan) });
}

function presentPlan({ withdrawing, products, refund }: CancellationPlan) {
  return { withdrawing, lines: refund ? presentRefundLines(products, refund.reasons) : [] };
}
