import { won } from "@todayfruit/domain/money/won";
import { providerMoneyState } from "@todayfruit/domain/payments/provider-money-state";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import type { SettlementRow } from "./settlement.repository.ts";

/** State of an order at the provider, and who caused the query. */
export type SettlementInput = {
  orderUuid: string;
  /** `null`: unknown to the provider. */
  provider: ProviderPayment | Refused | null;
  actor: "buyer" | "provider" | "shop";
  failure?: { code: string; message: string };
};

/** Payment key under which nothing was or will be captured; `null`: the buyer left before there was one. */
export type Refused = { refusedKey: string | null };

/**
 * Returns whether a refusal concerns the order's current attempt; not when it was paid or is tried with another key.
 */
export function isRefusalOf(row: SettlementRow, { refusedKey }: Refused): boolean {
  return row.order_status === "request" && row.payment_status === "waiting" && row.payment_key === refusedKey;
}

/**
 * Returns whether an abandoned window belongs to another attempt than the one being confirmed. A capture counts
 * whatever its key.
 */
export function isOfAnotherTry(row: SettlementRow, provider: SettlementInput["provider"]): boolean {
  if (provider === null || isRefused(provider) || row.order_status !== "request") return false;
  const isLeft = provider.status === "ABORTED" || provider.status === "EXPIRED";
  return isLeft && row.payment_key !== null && row.payment_key !== provider.paymentKey;
}

export function isRefused(provider: SettlementInput["provider"]): provider is Refused {
  return provider !== null && "refusedKey" in provider;
}

/**
 * Returns whether the bank reversed a deposit: the account of a paid order awaits its deposit again, or has expired.
 */
export function isReversal(row: SettlementRow, provider: SettlementInput["provider"]): boolean {
  if (provider === null || isRefused(provider) || row.payment_status !== "paid") return false;
  return provider.status === "WAITING_FOR_DEPOSIT" || provider.status === "EXPIRED";
}

export function moneyOf(provider: SettlementInput["provider"]) {
  if (provider === null) return null;
  if (isRefused(provider)) return { status: "ABORTED" as const, totalAmount: won(0), balanceAmount: won(0) };
  return {
    status: provider.status,
    totalAmount: won(provider.totalAmount),
    balanceAmount: won(provider.balanceAmount),
  };
}

export function found(provider: SettlementInput["provider"]): ProviderPayment {
  if (provider === null || isRefused(provider))
    throw new Error("This decision needs a payment at the provider");
  return provider;
}

/** Returns whether nothing was captured so far; it still may be. */
export function isStillOpen(provider: SettlementInput["provider"]): boolean {
  const money = moneyOf(provider);
  return money === null || providerMoneyState(money) === "none";
}
