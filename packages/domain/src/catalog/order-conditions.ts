/** An action required of a shopper before a product can be bought (`userProductOrderConditions`). */
export type OrderCondition = { type: "share"; isSatisfy: boolean };

/**
 * Lists the conditions of a product for one shopper; empty when it has none.
 *
 * @param hasShared false for an unknown shopper
 * @example orderConditions({ requiresShare: true }, false) // [{ type: "share", isSatisfy: false }]
 */
export function orderConditions(product: { requiresShare: boolean }, hasShared: boolean): OrderCondition[] {
  return product.requiresShare ? [{ type: "share", isSatisfy: hasShared }] : [];
}
