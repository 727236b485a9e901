import type { Reply } from "@todayfruit/contract/all-calls";
import type { ListedPaymentRow } from "./payment-list.repository.ts";

/** Presents a payment in a list of operators; amounts in 원. */
export function presentListedPayment(
  row: ListedPaymentRow,
): Reply<"GET /operator/v1/payments">["list"][number] {
  return {
    orderId: row.id,
    orderNumber: row.number,
    orderName: row.order_name,
    method: row.method,
    status: row.status,
    provider: row.provider,
    useEscrow: row.use_escrow,
    amount: row.amount,
    captured: row.captured,
    refunded: row.refunded,
    keyEnd: row.key_end,
    orderedAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
  };
}
