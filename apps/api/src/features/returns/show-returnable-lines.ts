import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import {
  CHANGED_MIND_DAYS,
  canRequestReturn,
  type ReturnRefusal,
  SELLERS_FAULT_DAYS,
} from "@todayfruit/domain/returns/can-request-return";
import { RETURN_REASONS } from "@todayfruit/domain/returns/return-reasons";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefundInputOfOrder } from "../cancellations/build-refund-input-of-order.ts";
import { findCancellable, listPurchasedProducts } from "../cancellations/cancellable-orders.repository.ts";
import { isFresh, linesOf, returnShippingFeeOf } from "./compute-refundable-amounts-and-return-fee.ts";
import { canAccessReturns } from "./return.policy.ts";
import { findArrival, hasOpenReturn } from "./returns.repository.ts";

type Claimable = Reply<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">;
type Refusal = ReturnRefusal | "ORDER_NOT_FOUND" | "CLAIM_NOTHING_LEFT";

/** Returns which lines of a product may be claimed, for how much and until when; refuses with the reason otherwise. */
export async function showReturnableLines(
  { path: { id, pid } }: Input<"GET /v1/app-users/order-items/{id}/products/{pid}/claimable">,
  { db, buyer, now }: BuyerContext,
): Promise<Result<Claimable, Refusal, undefined>> {
  const order = await findCancellable(db, id);
  if (!order || !(await canAccessReturns(db, { buyer, now }, order))) return refuse("ORDER_NOT_FOUND");
  const products = await listPurchasedProducts(db, id);
  const product = products.find((each) => each.id === pid);
  if (!product) return refuse("ORDER_NOT_FOUND");
  const arrivedAt = await findArrival(db, id, pid);
  const deliveredOn = arrivedAt && kstDateOf(arrivedAt.toISOString());
  const about = {
    status: product.status,
    wish: "refund" as const,
    isFresh: isFresh(product),
    deliveredOn,
    today: kstDateOf(now().toISOString()),
  };
  const first = canRequestReturn({ ...about, reason: "spoiled" });
  if (!first.ok) return refuse(first.code);
  if (await hasOpenReturn(db, pid)) return refuse("CLAIM_OPEN");
  const lines = linesOf(buildRefundInputOfOrder(order, products), product);
  if (deliveredOn === null || lines.every(({ left }) => left === 0)) return refuse("CLAIM_NOTHING_LEFT");
  const reasons = RETURN_REASONS.filter((reason) => canRequestReturn({ ...about, reason }).ok);
  return ok({
    productName: product.name,
    image: product.images[0] ?? null,
    options: lines.map(({ id: lineId, name, units, worth, left }) => ({
      id: lineId,
      name,
      optionUnit: units,
      price: worth,
      left,
    })),
    reasons,
    until: addDays(deliveredOn, SELLERS_FAULT_DAYS),
    changedMindUntil: reasons.includes("changed_mind") ? addDays(deliveredOn, CHANGED_MIND_DAYS) : null,
    returnShippingFee: returnShippingFeeOf(product),
    needsAccount: order.method === "vbank" && !order.has_account,
  });
}
