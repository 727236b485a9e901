import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { buildRefundInputOfOrder } from "../cancellations/build-refund-input-of-order.ts";
import { findCancellable, listPurchasedProducts } from "../cancellations/cancellable-orders.repository.ts";
import { presentRefundLines } from "../cancellations/refund-preview.presenter.ts";
import { linesOf } from "./compute-refundable-amounts-and-return-fee.ts";
import { planReturnRefund } from "./plan-return-refund.ts";
import { canAccessReturns } from "./return.policy.ts";
import { claimedOptionsOf, validateClaimedOptions } from "./validate-claimed-options.ts";

type Call = "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview";

/** Shows the refund of a return before it is requested, from the same plan that its approval carries out. */
export async function previewReturnRefund(
  { path, body }: Input<Call>,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<Call>> {
  const order = await findCancellable(db, path.id);
  if (!order || !(await canAccessReturns(db, { buyer, now }, order))) return refuse("ORDER_NOT_FOUND");
  const products = await listPurchasedProducts(db, order.id);
  const product = products.find(({ id }) => id === path.pid);
  if (!product) return refuse("ORDER_NOT_FOUND");
  const options = claimedOptionsOf(body.options);
  const wrong = validateClaimedOptions(linesOf(buildRefundInputOfOrder(order, products), product), options);
  if (wrong) return refuse(wrong);
  const planned = await planReturnRefund(
    db,
    { order, products, product, reason: body.reason, options },
    null,
  );
  if (!planned.ok) return refuse("CLAIM_QUANTITY_WRONG");
  const { money, points, reasons } = planned.value.refund;
  return ok({
    refundPrice: money,
    refundPoint: points,
    lines: presentRefundLines(products, reasons),
  });
}
