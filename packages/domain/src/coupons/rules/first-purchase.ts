/** Condition that the buyer has no order that was paid for and kept. */
export type FirstPurchaseCondition = { code: "FIRST_PURCHASE" };

export function meetsFirstPurchase(_: FirstPurchaseCondition, use: { isFirstPurchase: boolean }): boolean {
  return use.isFirstPurchase;
}
