import type { Reply } from "@todayfruit/contract/all-calls";
import type { DifferenceRow } from "./payment-differences.repository.ts";

/** Presents a difference between the shop's books and what the provider settled; sums in 원. */
export function presentDifference(
  row: DifferenceRow,
): Reply<"PUT /operator/v1/payment-differences/{id}/resolve"> {
  return {
    id: row.id,
    day: row.day,
    kind: row.kind,
    orderId: row.order_id,
    orderNumber: row.order_number,
    method: row.method,
    keyEnd: row.movement.slice(-8),
    expected: row.expected,
    settled: row.settled,
    foundAt: row.found_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolved_by,
    note: row.note,
  };
}
