import type { Reply } from "@todayfruit/contract/all-calls";
import type { AlertRow } from "./payment-alerts.repository.ts";

/** Presents a payment alert for operators; amounts in 원. */
export function presentAlert(row: AlertRow): Reply<"PUT /operator/v1/payment-alerts/{id}/resolve"> {
  return {
    id: row.id,
    orderId: row.order_id,
    orderName: row.order_name,
    kind: row.kind,
    amount: row.amount,
    given: row.given,
    createdAt: row.created_at.toISOString(),
    resolvedAt: row.seen_at?.toISOString() ?? null,
    note: row.note,
  };
}
