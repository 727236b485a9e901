import type { Reply } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { ReplacementRow } from "./replacements.repository.ts";

export type PresentedReplacement = Reply<"PUT /operator/v1/replacements/{id}/pack">;

/** Presents a replacement to operators; the receiver's name is masked unless a role has a reason to read it. */
export function presentReplacement(
  row: ReplacementRow,
  { operator }: Pick<OperatorContext, "operator">,
): PresentedReplacement {
  return {
    id: row.id,
    orderId: row.order_id,
    orderItemProductId: row.order_product_id,
    productName: row.product_name,
    distributorName: row.distributor_name,
    receiverName: operator.personalDataPurpose === null ? maskName(row.receiver_name) : row.receiver_name,
    options: row.options,
    status: row.status,
    carrier: row.carrier_code,
    invoiceNumber: row.invoice_number,
    approvedAt: row.created_at.toISOString(),
    dispatchedAt: row.dispatched_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}
