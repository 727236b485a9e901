import type { OrderStatus } from "../orders/status.ts";
import type { PaymentStatus } from "./status.ts";

/** Meaning of a provider's payment status for the shop. */

/** Payment statuses of Toss Payments. */
export const PROVIDER_STATUSES = [
  "READY",
  "IN_PROGRESS",
  "WAITING_FOR_DEPOSIT",
  "DONE",
  "CANCELED",
  "PARTIAL_CANCELED",
  "ABORTED",
  "EXPIRED",
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/**
 * Action that follows from a provider's status. alert-reversal: the bank reversed a deposit, so shipping must stop
 * and the buyer must pay again.
 */
export type ProviderAction =
  | "none"
  | "await-deposit"
  | "alert-reversal"
  | "record-paid"
  | "record-partial-cancel"
  | "record-cancel"
  | "release";

export type ProviderStatusMeaning = {
  paymentStatus: PaymentStatus;
  /** `null` when the products of the order decide its status. */
  orderStatus: OrderStatus | null;
  action: ProviderAction;
};

/**
 * Maps a provider's status to the shop's. A payment is fully cancelled when no balance is left, whatever its status:
 * a partial cancel of everything that remained stays PARTIAL_CANCELED at the provider.
 *
 * @example providerStatusMeaning({ status: "DONE", balanceAmount: won(22900), known: "waiting" })
 *   // { paymentStatus: "paid", orderStatus: "paid", action: "record-paid" }
 * @example providerStatusMeaning({ status: "WAITING_FOR_DEPOSIT", balanceAmount: won(22900), known: "paid" }).action
 *   // "alert-reversal"
 */
export function providerStatusMeaning(facts: {
  status: ProviderStatus;
  balanceAmount: number;
  /** The payment status stored so far. */
  known: PaymentStatus;
}): ProviderStatusMeaning {
  switch (facts.status) {
    case "READY":
    case "IN_PROGRESS":
      return { paymentStatus: "waiting", orderStatus: "request", action: "none" };
    case "WAITING_FOR_DEPOSIT":
      return {
        paymentStatus: "waiting",
        orderStatus: "bank_transfer_waiting",
        action: facts.known === "paid" ? "alert-reversal" : "await-deposit",
      };
    case "DONE":
      return facts.balanceAmount > 0
        ? { paymentStatus: "paid", orderStatus: "paid", action: "record-paid" }
        : WITHDRAWN;
    case "PARTIAL_CANCELED":
      return facts.balanceAmount > 0
        ? { paymentStatus: "paid", orderStatus: null, action: "record-partial-cancel" }
        : WITHDRAWN;
    case "CANCELED":
      return WITHDRAWN;
    case "ABORTED":
    case "EXPIRED":
      return { paymentStatus: "waiting", orderStatus: "incomplete", action: "release" };
  }
}

const WITHDRAWN: ProviderStatusMeaning = {
  paymentStatus: "withdraw",
  orderStatus: "withdraw_complete",
  action: "record-cancel",
};
