import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { RefundReason } from "@todayfruit/domain/refunds/compute-refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { pickupDays } from "@todayfruit/domain/returns/pickup-days-and-carrier-times";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import {
  findCancellable,
  listPurchasedProducts,
  type OrderRow,
  type PurchasedProduct,
} from "../../cancellations/cancellable-orders.repository.ts";
import { planReturnRefund } from "../plan-return-refund.ts";
import { canAccessReturns } from "../return.policy.ts";
import { findReturn, type ReturnRow } from "../returns.repository.ts";
import { presentFollowedReturn } from "./own-return-detail.presenter.ts";
import { type FollowedReturnRow, findFollowedReturn } from "./own-return-detail.repository.ts";

type Call = "GET /v1/app-users/orders/{id}/claims/{claimId}";

/** Shows one request of a buyer with all of its progress. */
export function showOwnReturn({ path }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  return followReturn(path, context);
}

/** Reads a request as its buyer follows it, for its page and for the replies of what the buyer does about it. */
export async function followReturn(
  { id, claimId }: { id: number; claimId: number },
  context: BuyerContext,
): Promise<Result<Reply<Call>, "ORDER_NOT_FOUND" | "CLAIM_NOT_FOUND", undefined>> {
  const { db, now, deliveryCalendar } = context;
  const order = await findCancellable(db, id);
  if (!order || !(await canAccessReturns(db, context, order))) return refuse("ORDER_NOT_FOUND");
  const claim = await findReturn(db, claimId);
  const followed = claim?.order_id === id ? await findFollowedReturn(db, claimId) : null;
  if (!claim || !followed) return refuse("CLAIM_NOT_FOUND");
  const products = await listPurchasedProducts(db, id);
  const today = kstDateOf(now().toISOString());
  const carrier = claim.status === "taken_back" ? null : followed.movable_carrier;
  return ok(
    presentFollowedReturn({
      claim,
      order,
      products,
      followed,
      reasons: await reasonsOf({ claim, order, products, followed, context }),
      pickupDays: carrier === null ? [] : pickupDays(await deliveryCalendar.read(), carrier, today),
    }),
  );
}

type Question = {
  claim: ReturnRow;
  order: OrderRow;
  products: PurchasedProduct[];
  followed: FollowedReturnRow;
  context: BuyerContext;
};

/** Lists the reasons of the refund that was paid; before that, of the one that is offered, or that an approval would pay. */
async function reasonsOf({ claim, order, products, followed, context }: Question): Promise<RefundReason[]> {
  if (claim.resolution === "replace") return [];
  if (claim.status === "approved") return followed.lines.flat();
  if (claim.status !== "requested" && claim.status !== "offered") return [];
  const product = products.find(({ id }) => id === claim.order_product_id);
  if (!product) throw new Error("A claim is of a product of its order");
  const { reason, options } = claim;
  const about = { order, products, product, reason, options };
  const planned = await planReturnRefund(context.db, about, claim.offered_total);
  return planned.ok ? [...planned.value.refund.reasons] : [];
}
