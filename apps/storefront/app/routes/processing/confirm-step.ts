import type { RefusalCode } from "@todayfruit/contract/refusals";

/** What the shop said last about the payment: a state, a refusal, or nothing at all (`null` code, no answer). */
export type PaymentWord =
  | { state: "ready" | "pending" | "waiting_deposit" | "paid" | "failed" | "canceled" }
  | { refusal: RefusalCode | null };

export type ConfirmStep =
  /** Settled: the result page tells how. */
  | "show-result"
  /** Not known yet: ask where it stands. */
  | "look"
  /** The confirmation never arrived, or was not begun: send it once more. It is done once. */
  | "confirm"
  /** Refused for good: back to the order form. */
  | "refused";

/**
 * What follows from the shop's last word. Whatever leaves it open whether money moved is looked up, never given up.
 *
 * @example confirmStep({ refusal: "PAYMENT_PENDING" }) // "look"
 * @example confirmStep({ refusal: null }) // "look": the answer was lost on the way
 */
export function confirmStep(word: PaymentWord): ConfirmStep {
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

/** Milliseconds before the nth question (from 0): 1, 2, 4, then every 5 seconds. */
export function pauseBefore(question: number): number {
  return Math.min(1_000 * 2 ** question, 5_000);
}
