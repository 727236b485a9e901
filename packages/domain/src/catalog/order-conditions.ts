/** What a shopper must have done before a product can be bought (`userProductOrderConditions`). */
export type OrderCondition = { type: "share"; isSatisfy: boolean };

/**
 * The conditions of a product for one shopper; of a product without any, none.
 *
 * @param hasShared false for a shopper who is not known
 * @example orderConditions({ requiresShare: true }, false) // [{ type: "share", isSatisfy: false }]
 */
export function orderConditions(product: { requiresShare: boolean }, hasShared: boolean): OrderCondition[] {
  return product.requiresShare ? [{ type: "share", isSatisfy: hasShared }] : [];
}
