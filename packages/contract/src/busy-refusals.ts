import type { RefusalCode } from "./refusals.ts";

/** Refusals (503, with `Retry-After`) after which nothing has been done and the call may be repeated. */
export const BUSY_REFUSALS = ["SHOP_BUSY", "STOCK_BUSY", "NOT_READY"] as const satisfies RefusalCode[];

export type BusyRefusal = (typeof BUSY_REFUSALS)[number];

/** @example isBusyRefusal("SHOP_BUSY") // true */
export function isBusyRefusal(code: unknown): code is BusyRefusal {
  return BUSY_REFUSALS.some((busy) => busy === code);
}
