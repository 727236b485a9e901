import type { RefusalCode } from "@todayfruit/contract/refusals";

/** Reaction to an order that the server refuses before the payment. */
export type RefusedOrderReaction = "prices-changed" | "back-to-cart" | "show-order" | "say";

/** Determines what the pay bar does after a refusal; `say` shows its message. */
export function deriveRefusedOrderReaction(code: RefusalCode | null): RefusedOrderReaction {
  switch (code) {
    case "PRICE_CHANGED":
      return "prices-changed";
    case "ORDER_ALREADY_PAID":
      return "show-order";
    case "SOLD_OUT":
    case "NOT_ENOUGH_STOCK":
    case "PRODUCT_NOT_ON_SALE":
    case "APP_ONLY":
    case "GRADE_TOO_LOW":
    case "NOT_OPEN_YET":
    case "PERIOD_ENDED":
    case "ORDER_TMP_NOT_FOUND":
      return "back-to-cart";
    default:
      return "say";
  }
}
