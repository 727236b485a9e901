export type ProviderReturn = {
  orderId: string;
  paymentKey: string;
  /** 원, as the provider says; the shop compares it with its own. */
  amount: number;
};

/**
 * What the provider put on the way back: `paymentType, orderId, paymentKey, amount`.
 *
 * @returns `null` when this is not the way back from a payment
 */
export function readProviderReturn(search: URLSearchParams): ProviderReturn | null {
  const orderId = search.get("orderId");
  const paymentKey = search.get("paymentKey");
  const amount = Number(search.get("amount") ?? Number.NaN);
  if (!orderId || !paymentKey || !Number.isSafeInteger(amount) || amount < 0) return null;
  return { orderId, paymentKey, amount };
}
