import type { RefusalCode } from "@todayfruit/contract/refusals";

/** Last reply about the payment: a state, a refusal, or no reply (`null` code). */
export type PaymentReply =
  | { state: "ready" | "pending" | "waiting_deposit" | "paid" | "failed" | "canceled" }
  | { refusal: RefusalCode | null };

export type PaymentStep =
  /** Settled: the result page shows the outcome. */
  | "show-result"
  /** Unknown: query the state. */
  | "look"
  /** The confirmation never arrived or was not begun: send it again; it is idempotent. */
  | "confirm"
  /** Refused for good: back to the order form. */
  | "refused";

/**
 * Determines the step after a reply. While it is unknown whether money moved, the payment is looked up and never given
 * up.
 *
 * @example deriveNextPaymentStep({ refusal: "PAYMENT_PENDING" }) // "look"
 * @example deriveNextPaymentStep({ refusal: null }) // "look": the answer was lost on the way
 */
export function deriveNextPaymentStep(word: PaymentReply): PaymentStep {
  if ("state" in word) {
    switch (word.state) {
      case "paid":
      case "waiting_deposit":
        return "show-result";
      case "ready":
        return "confirm";
      case "pending":
        return "look";
      case "failed":
      case "canceled":
        return "refused";
    }
  }
  switch (word.refusal) {
    case null:
    case "PAYMENT_PENDING":
    case "PROVIDER_UNAVAILABLE":
    case "REQUEST_TIMEOUT":
    case "IDEMPOTENCY_IN_PROGRESS":
    case "TOO_MANY_REQUESTS":
    case "RESULT_UNKNOWN":
    case "SHOP_BUSY":
    case "STOCK_BUSY":
    case "NOT_READY":
    case "INTERNAL":
      return "look";
    default:
      return "refused";
  }
}

/** Milliseconds to wait before the nth question (from 0): 1, 2, 4, then 5 seconds. */
export function pauseBefore(question: number): number {
  return Math.min(1_000 * 2 ** question, 5_000);
}
