import type { Reply } from "@todayfruit/contract/all-calls";
import type { ListedReceiptRow } from "./operator-cash-receipts.repository.ts";

/** Presents a cash receipt for operators, its number masked; amounts in 원. */
export function presentOperatorReceipt(
  row: ListedReceiptRow,
): Reply<"POST /operator/v1/cash-receipts/{id}/cancel"> {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    type: row.type,
    status: row.status,
    identityNo: row.is_placeholder ? null : row.identity_masked,
    amount: row.amount,
    canceled: row.canceled,
    issueNumber: row.issue_number,
    receiptUrl: row.receipt_url,
    failureCode: row.failure_code,
    createdAt: row.created_at.toISOString(),
    issuedAt: row.issued_at?.toISOString() ?? null,
  };
}
