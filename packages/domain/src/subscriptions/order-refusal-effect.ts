import type { PauseReason, SkipReason } from "./subscription-status-and-reason-codes.ts";

/** Meaning of an order's refusal for its cycle: it is skipped, and the subscription paused where it would stay refused. */
export type OrderRefusalEffect = { skip: SkipReason; pause: PauseReason | null };

const SOLD_OUT: OrderRefusalEffect = { skip: "sold_out", pause: null };
const ENDED: OrderRefusalEffect = { skip: "option_ended", pause: "option_ended" };
const UNDELIVERABLE: OrderRefusalEffect = { skip: "undeliverable", pause: "undeliverable" };

const MEANINGS: Readonly<Record<string, OrderRefusalEffect>> = {
  SOLD_OUT,
  NOT_ENOUGH_STOCK: SOLD_OUT,
  PRODUCT_NOT_ON_SALE: ENDED,
  PRODUCT_NOT_FOUND: ENDED,
  OPTION_NOT_FOUND: ENDED,
  PERIOD_ENDED: ENDED,
  NOT_OPEN_YET: ENDED,
  APP_ONLY: ENDED,
  GRADE_TOO_LOW: ENDED,
  SHARE_REQUIRED: ENDED,
  UNDELIVERABLE_AREA: UNDELIVERABLE,
  ADDRESS_REQUIRED: UNDELIVERABLE,
  PHONE_INVALID: UNDELIVERABLE,
  ZONECODE_MISMATCH: UNDELIVERABLE,
  MEMBER_BLOCKED: { skip: "operator", pause: "operator" },
};

/**
 * Returns what the refusal of an order means for the cycle that was to become it; `null` for one that passes, such as a busy
 * stock, after which the charge is tried again.
 *
 * @example orderRefusalEffect("SOLD_OUT") // { skip: "sold_out", pause: null }
 */
export function orderRefusalEffect(code: string): OrderRefusalEffect | null {
  return MEANINGS[code] ?? null;
}

/** Returns the reason for a cycle that is skipped after its last hour, though `orderRefusalEffect` says that its refusal passes. */
export function lastRefusal(code: string): SkipReason {
  return code === "WAITING_ROOM_ONLY" ? "waiting_room" : "order_failed";
}
