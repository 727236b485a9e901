import type { OrderItemProductStatus } from "../orders/status.ts";

/** States of what one receiver was given, where each may go, and how one follows from the products. */

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
/** giftStatus: `unused` until the receiver entered an address. */
export type GiftStatus = (typeof GIFT_STATUSES)[number];

export const INITIAL_GIFT_STATUS: GiftStatus = "unused";

/** The states which a gift never leaves. */
export const TERMINAL_GIFT_STATUSES: readonly GiftStatus[] = [
  "delivered",
  "declined",
  "expired",
  "withdrawn",
];

/**
 * Where a gift may go.
 *
 * - `declined` by the receiver, until the farm packs it; `expired` when no address came in time; `withdrawn` by the
 *   sender, by the shop, or because the order was never paid. All three give its part back to the sender.
 * - `delivery_waiting → address_entered`: the bank reversed the deposit, nothing is sent.
 * - `address_entered → delivering`: a request to cancel was denied when it was on its way already.
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

/** @example canGiftMove("unused", "expired") // true; canGiftMove("address_entered", "expired") // false */
export function canGiftMove(from: GiftStatus, to: GiftStatus): boolean {
  return GIFT_TRANSITIONS[from].includes(to);
}

/**
 * Where a gift is, from the states of its products: packed as soon as one is, because from then on the address stays;
 * on its way as soon as one is; there when all are. The trigger `gift_follows_its_products` says the same in SQL.
 *
 * @param now the state so far, and whether an address is known
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
