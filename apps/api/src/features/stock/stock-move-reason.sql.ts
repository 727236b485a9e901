type Reason = "correction" | "receipt" | "replacement" | "restock" | "return" | "reversal" | "sale";

/**
 * Builds the select that gives the reason of a stock change, for a `with` clause that the change joins: the trigger on
 * `option_stock` writes it into the ledger, together with the order, or the receipt of a `receipt`.
 *
 * @example `with reason as (${stockMoveReason("sale", "$1")}) update option_stock … from reason where …`
 */
export function stockMoveReason(reason: Reason, subjectId?: string): string {
  return `select set_config('shop.stock_movement', '${reason}:'::text${subjectId === undefined ? "" : ` || ${subjectId}`}, true)`;
}
