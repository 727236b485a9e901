import type { Reply } from "@todayfruit/contract/all-calls";
import type { RefundRow } from "./list-refunds-for-operators.repository.ts";

export function presentRefund(row: RefundRow): Reply<"PUT /operator/v1/refunds/{id}/settle"> {
  return {
    id: row.id,
    orderId: row.order_id,
    orderName: row.order_name,
    amount: row.amount,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    tries: row.tries,
    lastCode: row.last_code,
    nextTryAt: row.done_at === null ? row.next_try_at.toISOString() : null,
    endedAt: row.done_at?.toISOString() ?? null,
    outcome: row.outcome,
    outcomeReason: row.outcome_reason,
  };
}
