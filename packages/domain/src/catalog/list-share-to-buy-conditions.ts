/** An action required of a shopper before a product can be bought (`userProductOrderConditions`). */
export type ShareToBuyCondition = { type: "share"; isSatisfy: boolean };

/**
 * Lists the conditions of a product for one shopper; empty when it has none.
 *
 * @param hasShared false for an unknown shopper
 * @example listShareToBuyConditions({ requiresShare: true }, false) // [{ type: "share", isSatisfy: false }]
 */
export function listShareToBuyConditions(
  product: { requiresShare: boolean },
  hasShared: boolean,
): ShareToBuyCondition[] {
  return product.requiresShare ? [{ type: "share", isSatisfy: hasShared }] : [];
}
