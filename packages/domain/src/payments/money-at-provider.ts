import type { ProviderStatus } from "./provider-mapping.ts";

/** Amounts in 원: what was or will be captured, and what of it has not been cancelled. */
export type ProviderPayment = { status: ProviderStatus; totalAmount: number; balanceAmount: number };

/** captured: the provider holds money; depositable: an open account; none: not yet; gone: never, or all went back. */
export type MoneyAtProvider = "captured" | "depositable" | "none" | "gone";

/**
 * Where the money of a payment is. A payment of which no balance is left is gone, whatever it is called.
 *
 * @example moneyAtProvider({ status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 0 }) // "gone"
 */
export function moneyAtProvider({ status, balanceAmount }: ProviderPayment): MoneyAtProvider {
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
