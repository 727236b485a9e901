import { ok, type Result, refuse } from "../result.ts";
import {
  canMove,
  canOrderMove,
  type OrderItemProductStatus,
  type OrderStatus,
  orderStatusOf,
} from "./status.ts";

/**
 * Moves of products by operators and carriers: the statuses they start from and the one they lead to. A product with
 * a request to cancel is in none of them; the request is decided first.
 */
export const OPERATOR_TRANSITIONS = {
  accept: { from: ["paid", "delivery_delay", "withdraw_partially"], to: "delivery_waiting" },
  hold: { from: ["paid", "delivery_waiting", "withdraw_partially"], to: "delivery_delay" },
  dispatch: { from: ["delivery_waiting", "delivery_delay", "withdraw_partially"], to: "delivering" },
  arrive: { from: ["delivering"], to: "delivery_end" },
  stockOut: { from: ["paid", "delivery_waiting", "delivery_delay", "withdraw_partially"], to: "stock_out" },
} as const satisfies Record<string, { from: readonly OrderItemProductStatus[]; to: OrderItemProductStatus }>;

export type OperatorMove = keyof typeof OPERATOR_TRANSITIONS;
export type ProductState = {
  id: number;
  status: OrderItemProductStatus;
  /** `true` for a gift without an address: it cannot be packed. */
  awaitsAddress?: boolean;
  /** `true` for a product that the operator may not move; it counts for the status of the order alone. */
  isOutOfReach?: boolean;
};
/** Products with their next statuses, and the status of the order afterwards. */
export type PlannedMove = { moves: { id: number; to: OrderItemProductStatus }[]; orderStatus: OrderStatus };

/**
 * Plans which products of an order move, and the status of the order afterwards. A product that awaits an address can
 * only become stock_out.
 *
 * @param wanted ids of products, all of which must be able to move; `null`: all products of the order that can move
 * @example planOperatorMove("accept", [{ id: 1, status: "paid" }, { id: 2, status: "withdraw_complete" }], null)
 *   // ok({ moves: [{ id: 1, to: "delivery_waiting" }], orderStatus: "delivery_waiting" })
 * @example planOperatorMove("dispatch", [{ id: 1, status: "withdraw_request" }], null) // refuse("ORDER_NOT_MOVABLE")
 */
export function planOperatorMove(
  move: OperatorMove,
  products: readonly ProductState[],
  wanted: readonly number[] | null,
): Result<PlannedMove, "ORDER_NOT_MOVABLE"> {
  const { from, to } = OPERATOR_TRANSITIONS[move];
  const able = products.filter(
    ({ status, awaitsAddress, isOutOfReach }) =>
      isOutOfReach !== true &&
      from.some((state) => state === status) &&
      (move === "stockOut" || awaitsAddress !== true),
  );
  const chosen = wanted === null ? able : able.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0 || (wanted !== null && chosen.length !== new Set(wanted).size))
    return refuse("ORDER_NOT_MOVABLE");
  return ok(
    transitionsOf(
      products,
      chosen.map(({ id }) => ({ id, to })),
    ),
  );
}

/**
 * Computes the status of an order after moves of its products. Throws a RangeError for a move outside the
 * transitions, which is a bug.
 */
export function transitionsOf(products: readonly ProductState[], moves: PlannedMove["moves"]): PlannedMove {
  const goesTo = new Map(moves.map(({ id, to }) => [id, to]));
  const after = products.map(({ id, status }) => goesTo.get(id) ?? status);
  for (const { id, status } of products) {
    const to = goesTo.get(id);
    if (to !== undefined && !canMove(status, to))
      throw new RangeError(`A product goes not from ${status} to ${to}`);
  }
  const [before, orderStatus] = [orderStatusOf(products.map(({ status }) => status)), orderStatusOf(after)];
  if (before !== orderStatus && !canOrderMove(before, orderStatus)) {
    throw new RangeError(`An order goes not from ${before} to ${orderStatus}`);
  }
  return { moves, orderStatus };
}
