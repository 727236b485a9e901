export type ProviderReturn = {
  orderId: string;
  paymentKey: string;
  /** Amount in 원 as the provider states it; the server compares it with its own. */
  amount: number;
};

/**
 * Reads the provider's return URL: `paymentType, orderId, paymentKey, amount`.
 *
 * @returns `null` when this is not the return from a payment
 */
export function readPaymentProviderReturnUrl(search: URLSearchParams): ProviderReturn | null {
  const orderId = search.get("orderId");
  const paymentKey = search.get("paymentKey");
  const amount = Number(search.get("amount") ?? Number.NaN);
  if (!orderId || !paymentKey || !Number.isSafeInteger(amount) || amount < 0) return null;
  return { orderId, paymentKey, amount };
}
