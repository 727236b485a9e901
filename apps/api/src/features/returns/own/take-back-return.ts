import type { Input } from "@todayfruit/contract/all-calls";
import { transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { canTakeBack } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { transitionProducts } from "../../orders/status-transitions.repository.ts";
import { lockOwnReturn } from "../lock-return.ts";
import { cancelPickup } from "../pickups/pickups.repository.ts";
import { decideReturnRow } from "../returns.repository.ts";
import { followReturn } from "./show-own-return.ts";

type Call = "DELETE /v1/app-users/orders/{id}/claims/{claimId}";
type Refusal = "ORDER_NOT_FOUND" | "CLAIM_NOT_FOUND" | "CLAIM_DECIDED" | "PICKUP_COLLECTED";

const REASON = "교환·반품 신청을 거두었어요";

/**
 * Takes back a request that nobody decided, before its goods are collected: the product is delivered as before, and the
 * carrier is told not to come.
 */
export async function takeBackReturn({ path }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  const now = context.now();
  const taken = await context.db.transaction<Result<null, Refusal, undefined>>(
    async (tx) => {
      const open = await lockOwnReturn(tx, context, path);
      if (!open.ok) return open;
      const { claim, order, products, product } = open.value;
      const isCollected = claim.collected_at !== null || claim.received_at !== null;
      if (claim.status !== "requested") return refuse("CLAIM_DECIDED");
      if (!canTakeBack({ status: claim.status, isCollected })) return refuse("PICKUP_COLLECTED");
      await decideReturnRow(tx, { id: claim.id, status: "taken_back", notice: claim.answer, now });
      await cancelPickup(tx, claim.id, now);
      if (claim.is_shown && product.status !== "complete") {
        const planned = transitionsOf(products, [{ id: product.id, to: "delivery_end" }]);
        await transitionProducts(tx, {
          ...planned,
          orderId: order.id,
          actor: "buyer",
          reason: REASON,
          at: now,
        });
      }
      return ok(null);
    },
    (result) => result.ok,
  );
  return taken.ok ? followReturn(path, context) : taken;
}
