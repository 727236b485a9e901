import { type CancellationType, checkCancellable } from "../cancellations/check-cancellable.ts";
import { canTakeBack } from "../returns/return-offer-deadline-and-reopening.ts";
import type { ReturnStatus } from "../returns/return-statuses.ts";
import type { OrderItemProductStatus } from "./status.ts";

/** What a buyer can do about an ordered product, each a button of the order list and the order. */
export const ORDER_ACTIONS = [
  "showAccount",
  "cancel",
  "requestCancel",
  "takeBackCancel",
  "changeAddress",
  "track",
  "writeReview",
  "showReview",
  "reorder",
  "showReturn",
  "takeBackReturn",
  "requestReturn",
  "showRefund",
  "ask",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** An ordered product as its buyer sees it. */
export type ActionableProduct = {
  status: OrderItemProductStatus;
  withdrawType: CancellationType;
  /** `true` when the product is the only one of its order. */
  isOnly: boolean;
  /** `true` for a member, who alone writes reviews. */
  isMember: boolean;
  isReviewed: boolean;
  /** `true` for a gift, which is changed on the page of the gift alone. */
  isGift: boolean;
  /** Latest return or exchange of the product; `null` without one. */
  request: { status: ReturnStatus; isCollected: boolean } | null;
};

/**
 * Lists the buttons of an ordered product, in their order: three in a row at most. What is offered here can still be
 * refused, because time passes between.
 *
 * @example orderActions({ status: "delivering", … }) // ["track", "ask"]
 */
export function orderActions(product: ActionableProduct): OrderAction[] {
  if (product.isGift) return [];
  const cancel = cancelActions(product);
  const { status } = product;
  switch (status) {
    case "unknown":
    case "request":
      return ["ask"];
    case "bank_transfer_waiting":
      return ["showAccount", ...cancel];
    case "paid":
      return [...cancel, "changeAddress", "ask"];
    case "delivery_waiting":
    case "delivery_delay":
    case "withdraw_partially":
      return [...cancel, "ask"];
    case "delivering":
      return ["track", "ask"];
    case "delivery_end":
    case "replace_complete":
      return [...followActions(product), ...reviewActions(product), "reorder", "requestReturn", "ask"];
    case "complete":
      return [...followActions(product), "reorder", ...reviewActions(product), "requestReturn"];
    case "replace_request":
    case "return_request":
      return followActions(product);
    case "return_complete":
      return [...followActions(product), "reorder"];
    case "withdraw_request":
      return ["takeBackCancel", "ask"];
    case "withdraw_complete":
    case "stock_out":
      return ["showRefund", "reorder"];
    case "incomplete":
      return ["reorder"];
  }
}

/** Lists how the product, or the whole order where only that is possible, can be cancelled. */
function cancelActions({ status, withdrawType, isOnly }: ActionableProduct): OrderAction[] {
  const isWhole = cancelsWhole({ status, withdrawType, isOnly });
  const allowed = checkCancellable({ withdrawType, isWhole, chosen: [status] });
  if (!allowed.ok || allowed.value === "done") return [];
  return [allowed.value === "request" ? "requestCancel" : "cancel"];
}

/**
 * Reports whether the cancel button of a product cancels its whole order: where it is the only product, where products
 * cannot be cancelled one by one, and before a deposit.
 */
export function cancelsWhole({
  status,
  withdrawType,
  isOnly,
}: Pick<ActionableProduct, "status" | "withdrawType" | "isOnly">): boolean {
  if (withdrawType === "withdraw_oip_only") return false;
  return isOnly || withdrawType === "withdraw_oi_only" || status === "bank_transfer_waiting";
}

function reviewActions({ isMember, isReviewed }: ActionableProduct): OrderAction[] {
  if (!isMember) return [];
  return [isReviewed ? "showReview" : "writeReview"];
}

/** Lists how the latest request is followed; one that was taken back is over. */
function followActions({ request }: ActionableProduct): OrderAction[] {
  if (request === null || request.status === "taken_back") return [];
  return canTakeBack(request) ? ["showReturn", "takeBackReturn"] : ["showReturn"];
}
