import { won } from "@todayfruit/domain/money/won";
import { moneyAtProvider } from "@todayfruit/domain/payments/money-at-provider";
import type { ProviderPayment } from "../../../gateways/payments/payment-gateway.ts";
import type { SettlementRow } from "./settlement.repository.ts";

/** What the provider says about an order, and why it was asked. */
export type Findings = {
  orderUuid: string;
  /** `null`: the provider knows nothing of it. */
  provider: ProviderPayment | Refused | null;
  actor: "buyer" | "provider" | "shop";
  failure?: { code: string; message: string };
};

/** With this payment key no money was taken and none will be; `null`: the buyer left before there was one. */
export type Refused = { refusedKey: string | null };

/** A refusal speaks of one try to pay; of an order that was tried with another key or paid meanwhile it says nothing. */
export function isRefusalOf(row: SettlementRow, { refusedKey }: Refused): boolean {
  return row.order_status === "request" && row.payment_status === "waiting" && row.payment_key === refusedKey;
}

/**
 * A window that was left without paying, while another one of the same order is being confirmed, says nothing of that
 * one. Money counts whatever its key.
 */
export function isOfAnotherTry(row: SettlementRow, provider: Findings["provider"]): boolean {
  if (provider === null || isRefused(provider) || row.order_status !== "request") return false;
  const isLeft = provider.status === "ABORTED" || provider.status === "EXPIRED";
  return isLeft && row.payment_key !== null && row.payment_key !== provider.paymentKey;
}

export function isRefused(provider: Findings["provider"]): provider is Refused {
  return provider !== null && "refusedKey" in provider;
}

/** A bank took back what had been paid: the account waits for its deposit once more, or would if it were not over. */
export function isReversal(row: SettlementRow, provider: Findings["provider"]): boolean {
  if (provider === null || isRefused(provider) || row.payment_status !== "paid") return false;
  return provider.status === "WAITING_FOR_DEPOSIT" || provider.status === "EXPIRED";
}

export function moneyOf(provider: Findings["provider"]) {
  if (provider === null) return null;
  if (isRefused(provider)) return { status: "ABORTED" as const, totalAmount: won(0), balanceAmount: won(0) };
  return {
    status: provider.status,
    totalAmount: won(provider.totalAmount),
    balanceAmount: won(provider.balanceAmount),
  };
}

export function found(provider: Findings["provider"]): ProviderPayment {
  if (provider === null || isRefused(provider))
    throw new Error("This decision needs a payment at the provider");
  return provider;
}

/** Nothing was taken so far, which is not the same as never. */
export function isStillOpen(provider: Findings["provider"]): boolean {
  const money = moneyOf(provider);
  return money === null || moneyAtProvider(money) === "none";
}
