import type { OrderItemProductStatus } from "../orders/status.ts";

/** Statuses of one receiver's gift, their transitions, and how they follow from the products. */

export const GIFT_STATUSES = [
  "unused",
  "address_entered",
  "delivery_waiting",
  "delivering",
  "delivered",
  "declined",
  "expired",
  "withdrawn",
] as const;
/** Status of one receiver's gift (giftStatus): `unused` until the receiver enters an address. */
export type GiftStatus = (typeof GIFT_STATUSES)[number];

export const INITIAL_GIFT_STATUS: GiftStatus = "unused";

/** Statuses that a gift never leaves. */
export const TERMINAL_GIFT_STATUSES: readonly GiftStatus[] = [
  "delivered",
  "declined",
  "expired",
  "withdrawn",
];

/**
 * Allowed transitions of a gift.
 *
 * - `declined` by the receiver, until the farm packs it; `expired` when no address was entered in time; `withdrawn`
 *   by the sender, by the shop, or because the order was never paid. All three refund its part to the sender.
 * - `delivery_waiting → address_entered`: the bank reversed the deposit, nothing is sent.
 * - `address_entered → delivering`: a request to cancel was denied after the gift had left.
 */
export const GIFT_TRANSITIONS: Record<GiftStatus, readonly GiftStatus[]> = {
  unused: ["address_entered", "declined", "expired", "withdrawn"],
  address_entered: ["delivery_waiting", "delivering", "declined", "withdrawn"],
  delivery_waiting: ["address_entered", "delivering", "withdrawn"],
  delivering: ["delivered", "withdrawn"],
  delivered: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** Steps back of a gift, which only the undo of an operator's dispatch or acceptance takes. */
export const GIFT_STEPS_BACK: Partial<Record<GiftStatus, readonly GiftStatus[]>> = {
  delivery_waiting: ["address_entered"],
  delivering: ["delivery_waiting", "address_entered"],
};

/** @example canGiftMove("unused", "expired") // true; canGiftMove("address_entered", "expired") // false */
export function canGiftMove(from: GiftStatus, to: GiftStatus): boolean {
  return GIFT_TRANSITIONS[from].includes(to);
}

/**
 * Derives the status of a gift from its products: delivery_waiting as soon as one is packed, because from then on the
 * address is fixed; delivering as soon as one is; delivered when all are. The trigger `gift_follows_its_products`
 * implements the same in SQL.
 *
 * @param now the current status; `hasAddress` when an address is known
 * @example giftStatusOf({ status: "address_entered", hasAddress: true }, ["paid", "delivery_waiting"]) // "delivery_waiting"
 * @example giftStatusOf({ status: "unused", hasAddress: false }, ["stock_out"]) // "withdrawn"
 */
export function giftStatusOf(
  now: { status: GiftStatus; hasAddress: boolean },
  products: readonly OrderItemProductStatus[],
): GiftStatus {
  if (TERMINAL_GIFT_STATUSES.includes(now.status)) return now.status;
  const live = products.filter((status) => !CLOSED.includes(status));
  if (live.length === 0) return "withdrawn";
  if (live.every((status) => ARRIVED.includes(status))) return "delivered";
  if (live.some((status) => status === "delivering" || ARRIVED.includes(status))) return "delivering";
  if (now.status === "delivering" || live.includes("withdraw_request")) return now.status;
  if (live.some((status) => PACKED.includes(status))) return "delivery_waiting";
  return now.hasAddress ? "address_entered" : "unused";
}

const CLOSED: readonly OrderItemProductStatus[] = [
  "withdraw_complete",
  "stock_out",
  "return_complete",
  "incomplete",
];
const ARRIVED: readonly OrderItemProductStatus[] = [
  "delivery_end",
  "complete",
  "replace_request",
  "replace_complete",
  "return_request",
];
const PACKED: readonly OrderItemProductStatus[] = ["delivery_waiting", "delivery_delay"];
