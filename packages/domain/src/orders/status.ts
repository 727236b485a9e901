/**
 * Statuses of an order and of its products in the exact spelling of the wire, their transitions, and how the order's
 * status follows from its products.
 */

export const ORDER_ITEM_PRODUCT_STATUSES = [
  "request",
  "stock_out",
  "withdraw_request",
  "withdraw_partially",
  "withdraw_complete",
  "replace_request",
  "replace_complete",
  "return_request",
  "return_complete",
  "bank_transfer_waiting",
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "incomplete",
  "complete",
  "unknown",
] as const;
/** Status of one product of an order (oipStatus). */
export type OrderItemProductStatus = (typeof ORDER_ITEM_PRODUCT_STATUSES)[number];

export const ORDER_STATUSES = [
  "pre_ordering",
  "request",
  "stock_out",
  "withdraw_request",
  "withdraw_complete",
  "bank_transfer_waiting",
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "incomplete",
  "complete",
  "unknown",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses in which an order product is created. */
export const INITIAL_ORDER_PRODUCT_STATUSES: readonly OrderItemProductStatus[] = [
  "unknown",
  "request",
  "paid",
];

/** Statuses that an order product never leaves. */
export const TERMINAL_ORDER_PRODUCT_STATUSES: readonly OrderItemProductStatus[] = [
  "stock_out",
  "withdraw_complete",
  "return_complete",
  "incomplete",
  "complete",
];

/**
 * Allowed transitions of a product of an order.
 *
 * - `incomplete`: the payment never came (window closed, refused, deposit not made in time).
 * - `paid`, `delivery_waiting`, `delivery_delay` or `withdraw_request → bank_transfer_waiting`: the bank reversed a
 *   deposit; nothing is sent, and a requested cancel has nothing to refund.
 * - `withdraw_request` returns to the previous status when the request is denied (`withdraw_deny`).
 * - `withdraw_partially`: some units were refunded before dispatch; the others continue. After delivery a partial
 *   refund is the outcome of a return or a replacement and leaves `delivery_end` or `return_complete`.
 */
export const ORDER_PRODUCT_TRANSITIONS: Record<OrderItemProductStatus, readonly OrderItemProductStatus[]> = {
  unknown: ["request", "bank_transfer_waiting", "paid", "incomplete"],
  request: ["bank_transfer_waiting", "paid", "withdraw_complete", "stock_out", "incomplete"],
  bank_transfer_waiting: ["paid", "withdraw_complete", "stock_out", "incomplete"],
  paid: [
    "delivery_waiting",
    "delivery_delay",
    "withdraw_request",
    "withdraw_partially",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivery_waiting: [
    "delivering",
    "delivery_delay",
    "withdraw_request",
    "withdraw_partially",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivery_delay: [
    "delivery_waiting",
    "delivering",
    "withdraw_request",
    "withdraw_partially",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivering: ["delivery_end", "replace_request", "return_request"],
  delivery_end: ["complete", "replace_request", "return_request"],
  withdraw_request: [
    "withdraw_complete",
    "withdraw_partially",
    "paid",
    "delivery_waiting",
    "delivery_delay",
    "delivering",
    "bank_transfer_waiting",
  ],
  withdraw_partially: [
    "delivery_waiting",
    "delivery_delay",
    "delivering",
    "withdraw_request",
    "withdraw_complete",
    "stock_out",
  ],
  replace_request: ["replace_complete", "return_request", "delivery_end"],
  replace_complete: ["complete", "replace_request", "return_request"],
  return_request: ["return_complete", "replace_request", "delivery_end"],
  return_complete: [],
  stock_out: [],
  withdraw_complete: [],
  incomplete: [],
  complete: [],
};

/** @example canMove("paid", "delivery_waiting") // true; canMove("complete", "paid") // false */
export function canMove(from: OrderItemProductStatus, to: OrderItemProductStatus): boolean {
  return ORDER_PRODUCT_TRANSITIONS[from].includes(to);
}

/**
 * Allowed transitions of an order: exactly the changes of `orderStatusOf` while one product moves along its
 * transitions (products are paid for together). A step back comes from a request to cancel that was denied or was
 * granted for some units only. `pre_ordering` is an order without any product yet.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pre_ordering: ["request", "bank_transfer_waiting", "paid", "incomplete"],
  unknown: ["request", "bank_transfer_waiting", "paid", "incomplete"],
  request: ["bank_transfer_waiting", "paid", "withdraw_complete", "stock_out", "incomplete"],
  bank_transfer_waiting: ["paid", "withdraw_complete", "stock_out", "incomplete"],
  paid: [
    "delivery_waiting",
    "delivery_delay",
    "delivering",
    "delivery_end",
    "complete",
    "withdraw_request",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivery_waiting: [
    "paid",
    "delivery_delay",
    "delivering",
    "delivery_end",
    "complete",
    "withdraw_request",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivery_delay: [
    "paid",
    "delivery_waiting",
    "delivering",
    "delivery_end",
    "complete",
    "withdraw_request",
    "withdraw_complete",
    "stock_out",
    "bank_transfer_waiting",
  ],
  delivering: ["paid", "delivery_delay", "delivery_waiting", "delivery_end"],
  delivery_end: [
    "paid",
    "delivery_delay",
    "delivery_waiting",
    "delivering",
    "complete",
    "withdraw_request",
    "withdraw_complete",
  ],
  withdraw_request: [
    "paid",
    "delivery_waiting",
    "delivery_delay",
    "delivering",
    "complete",
    "withdraw_complete",
    "bank_transfer_waiting",
  ],
  withdraw_complete: [],
  stock_out: [],
  incomplete: [],
  complete: [],
};

/** @example canOrderMove("paid", "delivery_waiting") // true; canOrderMove("withdraw_complete", "paid") // false */
export function canOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/**
 * Derives the status of an order from its products: the least advanced of those still in progress, so an order is
 * `delivery_end` only when everything has arrived. Closed products count only when all are closed: then the order has
 * their common status, or `withdraw_complete` when they differ or were returned. Rules of cancelling and replacing
 * look at the products, never at this summary.
 *
 * @example orderStatusOf(["paid", "delivering"]) // "paid"
 * @example orderStatusOf(["withdraw_complete", "delivery_end"]) // "delivery_end"
 * @example orderStatusOf(["withdraw_request", "paid"]) // "paid"
 * @example orderStatusOf(["stock_out", "withdraw_complete"]) // "withdraw_complete"
 */
export function orderStatusOf(products: readonly OrderItemProductStatus[]): OrderStatus {
  const stages = products.map((status) => STAGE[status]);
  return PROGRESS.find((stage) => stages.includes(stage)) ?? closedStatusOf(stages);
}

function closedStatusOf(stages: readonly OrderStatus[]): OrderStatus {
  const [first, ...rest] = stages;
  if (first === undefined) return "unknown";
  return rest.every((stage) => stage === first) ? first : "withdraw_complete";
}

/**
 * Stages of orders in progress, least advanced first. A request to cancel shows only when no other product is in
 * progress.
 */
const PROGRESS: readonly OrderStatus[] = [
  "unknown",
  "request",
  "bank_transfer_waiting",
  "paid",
  "delivery_delay",
  "delivery_waiting",
  "delivering",
  "delivery_end",
  "withdraw_request",
  "complete",
];

/** The closest order status for each status of a product. */
const STAGE: Record<OrderItemProductStatus, OrderStatus> = {
  unknown: "unknown",
  request: "request",
  bank_transfer_waiting: "bank_transfer_waiting",
  paid: "paid",
  delivery_waiting: "delivery_waiting",
  delivery_delay: "delivery_delay",
  delivering: "delivering",
  delivery_end: "delivery_end",
  complete: "complete",
  withdraw_request: "withdraw_request",
  withdraw_partially: "paid",
  replace_request: "delivery_end",
  replace_complete: "delivery_end",
  return_request: "delivery_end",
  withdraw_complete: "withdraw_complete",
  return_complete: "withdraw_complete",
  stock_out: "stock_out",
  incomplete: "incomplete",
};
