import type { OperatorOrderRow } from "./order-list.repository.ts";

/**
 * Reduces a listed order to what its farm sees: name and sum (원) of the farm's own products, without points, the shop's
 * note and its assignee.
 *
 * @param row with the products of the farm alone
 */
export function restrictOrderToFarm(row: OperatorOrderRow): OperatorOrderRow {
  const [first] = row.products;
  const others = row.products.length - 1;
  const lines = row.products.flatMap(({ options }) => options);
  return {
    ...row,
    order_name: others > 0 ? `${first?.name} 외 ${others}건` : (first?.name ?? ""),
    price: lines.reduce((sum, { units, unitPrice }) => sum + units * unitPrice, 0),
    used_point: 0,
    note_version: 1,
    note_memo: "",
    note_tags: [],
    assignee_id: null,
    assignee_name: null,
  };
}
