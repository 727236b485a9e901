import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { canReopen } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import type { DecisionRefusal } from "../decisions/execute-decision.ts";
import { lockOwnReturn } from "../lock-return.ts";
import { followReturn } from "../own/show-own-return.ts";
import { payRefundOffer } from "./pay-refund-offer.ts";
import { withdrawOffer } from "./refund-offers.repository.ts";

type Accept = "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept";
type Reopen = "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen";
type Missing = "ORDER_NOT_FOUND" | "CLAIM_NOT_FOUND" | "CLAIM_NOT_OFFERED";

/** Accepts the refund that was decided other than shown: it is paid at once. */
export async function acceptOffer({ path }: Input<Accept>, context: BuyerContext): Promise<Answer<Accept>> {
  const paid = await context.db.transaction<Result<string, Missing | DecisionRefusal, undefined>>(
    async (tx) => {
      const open = await lockOwnReturn(tx, context, path);
      if (!open.ok) return open;
      if (open.value.claim.status !== "offered") return refuse("CLAIM_NOT_OFFERED");
      const done = await payRefundOffer(tx, context, open.value);
      return done.ok ? ok(open.value.order.uuid) : done;
    },
    (result) => result.ok,
  );
  if (!paid.ok) {
    if (isPossible(paid.code)) return refuse(paid.code);
    throw new Error(`An offer was refused: ${paid.code}`);
  }
  await refundMoney(context, paid.value);
  return followReturn(path, context);
}

/** Opens the decision again for operators, once for each request, with what the buyer says about it. */
export async function reopenOffer(
  { path, body }: Input<Reopen>,
  context: BuyerContext,
): Promise<Answer<Reopen>> {
  const reopened = await context.db.transaction<Result<null, Missing | "CLAIM_REOPENED", undefined>>(
    async (tx) => {
      const open = await lockOwnReturn(tx, context, path);
      if (!open.ok) return open;
      const { claim } = open.value;
      if (claim.status !== "offered") return refuse("CLAIM_NOT_OFFERED");
      if (!canReopen({ status: claim.status, reopenedAt: claim.reopened_at }))
        return refuse("CLAIM_REOPENED");
      await withdrawOffer(tx, claim.id, { at: context.now(), reason: body.reason });
      await announceAboutOrder(tx, context, {
        orderId: claim.order_id,
        productIds: [claim.order_product_id],
        template: "RETURN_REOPENED",
        variables: {},
        key: `return ${claim.id} reopened`,
        href: deriveReturnRequestPath(claim),
      });
      return ok(null);
    },
    (result) => result.ok,
  );
  return reopened.ok ? followReturn(path, context) : reopened;
}

type Possible = Missing | "REFUND_ACCOUNT_REQUIRED" | "PHONE_REFUND_MONTH_OVER";

/** Tells what a buyer can meet from what only a bug would cause: the offer was planned from the same goods. */
function isPossible(code: Missing | DecisionRefusal): code is Possible {
  const POSSIBLE: readonly string[] = [
    "ORDER_NOT_FOUND",
    "CLAIM_NOT_FOUND",
    "CLAIM_NOT_OFFERED",
    "REFUND_ACCOUNT_REQUIRED",
    "PHONE_REFUND_MONTH_OVER",
  ];
  return POSSIBLE.includes(code);
}
