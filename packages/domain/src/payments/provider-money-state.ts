import type { ProviderStatus } from "./provider-status-meaning.ts";

/**
 * A payment at the provider, in 원: `totalAmount` captured or to be captured, `balanceAmount` the part of it that is
 * not cancelled.
 */
export type ProviderPayment = { status: ProviderStatus; totalAmount: number; balanceAmount: number };

/**
 * captured: the provider holds money; depositable: an open account; none: not yet; gone: never captured, or all
 * refunded.
 */
export type ProviderMoneyState = "captured" | "depositable" | "none" | "gone";

/**
 * Determines where the money of a payment is. A payment without a balance is gone, whatever its status.
 *
 * @example providerMoneyState({ status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 0 }) // "gone"
 */
export function providerMoneyState({ status, balanceAmount }: ProviderPayment): ProviderMoneyState {
  switch (status) {
    case "READY":
    case "IN_PROGRESS":
      return "none";
    case "WAITING_FOR_DEPOSIT":
      return "depositable";
    case "DONE":
    case "PARTIAL_CANCELED":
      return balanceAmount > 0 ? "captured" : "gone";
    case "CANCELED":
    case "ABORTED":
    case "EXPIRED":
      return "gone";
  }
}
