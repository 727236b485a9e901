import { ok, type Result, refuse } from "../result.ts";

export const PURCHASE_ORDER_STATUSES = ["waiting", "partly_received", "received", "cancelled"] as const;
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

export type PurchaseLine = { optionId: number; units: number; received: number };
export type Arrival = { optionId: number; units: number };

type Received = { lines: PurchaseLine[]; status: PurchaseOrderStatus };
type Refusal = "PURCHASE_OPTION_UNKNOWN" | "PURCHASE_UNITS_EXCEEDED";

/**
 * Adds what arrived to the lines of a purchase order. It is `received` once every line is complete or nothing more is
 * expected. More than was ordered is refused unless it was accepted; the detail lists the options concerned.
 *
 * @example addArrivalsToPurchaseOrder([{ optionId: 7, units: 120, received: 0 }], [{ optionId: 7, units: 112 }], {}) // partly
 */
export function addArrivalsToPurchaseOrder(
  lines: readonly PurchaseLine[],
  arrivals: readonly Arrival[],
  { isLast = false, acceptsMore = false }: { isLast?: boolean; acceptsMore?: boolean },
): Result<Received, Refusal, number[]> {
  const ordered = new Set(lines.map(({ optionId }) => optionId));
  const unknown = arrivals.flatMap(({ optionId }) => (ordered.has(optionId) ? [] : optionId));
  if (unknown.length > 0) return refuse("PURCHASE_OPTION_UNKNOWN", unknown);
  const arrived = new Map(arrivals.map(({ optionId, units }) => [optionId, units]));
  const after = lines.map((line) => ({
    ...line,
    received: line.received + (arrived.get(line.optionId) ?? 0),
  }));
  const exceeding = after.filter((line) => arrived.has(line.optionId) && line.received > line.units);
  if (exceeding.length > 0 && !acceptsMore) {
    return refuse(
      "PURCHASE_UNITS_EXCEEDED",
      exceeding.map(({ optionId }) => optionId),
    );
  }
  const isComplete = isLast || after.every(({ units, received }) => received >= units);
  return ok({ lines: after, status: isComplete ? "received" : "partly_received" });
}

/**
 * Returns the status of a purchase order of which nothing more is expected; `null` for one that has ended.
 *
 * @example closedStatus("partly_received") // "received"
 */
export function closedStatus(status: PurchaseOrderStatus): PurchaseOrderStatus | null {
  if (status === "waiting") return "cancelled";
  return status === "partly_received" ? "received" : null;
}
