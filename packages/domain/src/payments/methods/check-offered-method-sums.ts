import type { PaymentMethodType } from "../payment-method-codes.ts";

/** Payment methods that go through the provider; points do not. */
export type ProviderMethod = Exclude<PaymentMethodType, "point">;

/** Payment method as the shop offers it, with the sums in 원 that are paid with it; `null`: no greatest sum. */
export type OfferedMethod = { method: ProviderMethod; minAmount: number; maxAmount: number | null };

/** The smallest payment of each method, in 원: cards 100, accounts 200 (Toss Payments, BELOW_MINIMUM_AMOUNT). */
export const LEAST: Record<ProviderMethod, number> = {
  card: 100,
  easypay: 100,
  billing: 100,
  phone: 100,
  vbank: 200,
  transfer: 200,
};

/**
 * Finds the sum that contradicts the provider or the other: less than the provider accepts, or a greatest below the
 * smallest.
 *
 * @returns `null` for sums that fit
 * @example wrongSum({ method: "vbank", minAmount: 100, maxAmount: null }) // "minAmount"
 */
export function wrongSum({ method, minAmount, maxAmount }: OfferedMethod): "minAmount" | "maxAmount" | null {
  if (minAmount < LEAST[method]) return "minAmount";
  return maxAmount !== null && maxAmount < minAmount ? "maxAmount" : null;
}

/**
 * Lists the methods with which a sum can be paid.
 *
 * @param price amount left to pay, in 원
 * @example methodsFor([{ method: "phone", minAmount: 100, maxAmount: 500_000 }], 600_000) // []
 */
export function methodsFor(offered: readonly OfferedMethod[], price: number): ProviderMethod[] {
  return offered
    .filter(({ minAmount, maxAmount }) => price >= minAmount && (maxAmount === null || price <= maxAmount))
    .map(({ method }) => method);
}
