type Reason = "correction" | "replacement" | "restock" | "return" | "reversal" | "sale";

/**
 * Builds the select that gives the reason of a stock change, for a `with` clause that the change joins: the trigger on
 * `option_stock` writes it into the ledger, together with the order.
 *
 * @example `with reason as (${stockMoveReason("sale", "$1")}) update option_stock … from reason where …`
 */
export function stockMoveReason(reason: Reason, orderId?: string): string {
  return `select set_config('shop.stock_movement', '${reason}:'::text${orderId === undefined ? "" : ` || ${orderId}`}, true)`;
}
