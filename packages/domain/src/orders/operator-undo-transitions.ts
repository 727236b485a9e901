import type { OperatorMove, PlannedMove, ProductState } from "./plan-operator-move.ts";
import { canOrderMove, type OrderItemProductStatus, orderStatusOf } from "./status.ts";

/** Moves of operators that are taken back. */
export const UNDOABLE_MOVES = ["accept", "hold", "dispatch"] as const satisfies readonly OperatorMove[];
export type UndoableMove = (typeof UNDOABLE_MOVES)[number];

/** Milliseconds for which the notice of an undoable act waits: one order by itself, and orders that one call sends together. */
export const NOTICE_WAIT_MS = { single: 10_000, bulk: 30_000 } as const;
export type NoticeWait = keyof typeof NOTICE_WAIT_MS;

/**
 * Steps back of a product: from where a move led to where it started. An operator's undo alone takes them, and only while
 * nothing later depends on the move.
 */
export const ORDER_PRODUCT_STEPS_BACK: Partial<
  Record<OrderItemProductStatus, readonly OrderItemProductStatus[]>
> = {
  delivery_waiting: ["paid", "delivery_delay", "withdraw_partially"],
  delivery_delay: ["paid", "delivery_waiting", "withdraw_partially"],
  delivering: ["delivery_waiting", "delivery_delay", "withdraw_partially"],
};

/**
 * Computes the status of an order after products step back. Throws a RangeError for a step outside the table, which is a bug.
 *
 * @example orderAfterUndo([{ id: 1, status: "delivering" }], [{ id: 1, to: "delivery_waiting" }]) // "delivery_waiting"
 */
export function orderAfterUndo(
  products: readonly ProductState[],
  stepsBack: PlannedMove["moves"],
): PlannedMove["orderStatus"] {
  const goesTo = new Map(stepsBack.map(({ id, to }) => [id, to]));
  for (const { id, status } of products) {
    const to = goesTo.get(id);
    if (to !== undefined && ORDER_PRODUCT_STEPS_BACK[status]?.includes(to) !== true)
      throw new RangeError(`A product steps not back from ${status} to ${to}`);
  }
  const before = orderStatusOf(products.map(({ status }) => status));
  const after = orderStatusOf(products.map(({ id, status }) => goesTo.get(id) ?? status));
  if (before !== after && !canOrderMove(before, after))
    throw new RangeError(`An order steps not back from ${before} to ${after}`);
  return after;
}
