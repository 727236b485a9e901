/** An action required of a shopper before a product can be bought (`userProductOrderConditions`). */
export type ShareCondition = { type: "share"; isSatisfy: boolean };

/**
 * Lists the conditions of a product for one shopper; empty when it has none.
 *
 * @param hasShared false for an unknown shopper
 * @example shareConditions({ requiresShare: true }, false) // [{ type: "share", isSatisfy: false }]
 */
export function shareConditions(product: { requiresShare: boolean }, hasShared: boolean): ShareCondition[] {
  return product.requiresShare ? [{ type: "share", isSatisfy: hasShared }] : [];
}
