type Reason = "correction" | "replacement" | "return" | "reversal" | "sale";

/**
 * The select that gives the reason of a stock change, for a `with` clause that the change joins: the trigger on
 * `option_stock` writes it into the ledger, together with the order.
 *
 * @example `with reason as (${stockMove("sale", "$1")}) update option_stock … from reason where …`
 */
export function stockMove(reason: Reason, orderId?: string): string {
  return `select set_config('shop.stock_move', '${reason}:'::text${orderId === undefined ? "" : ` || ${orderId}`}, true)`;
}
