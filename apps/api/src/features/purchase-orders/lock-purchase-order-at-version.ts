import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { closedStatus } from "@todayfruit/domain/purchase-orders/add-arrivals-to-purchase-order";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";
import { purchaseOrderRecordDefinition, storedPurchaseOrder } from "./purchase-order-record-definition.ts";
import { type LockedPurchaseOrder, lockPurchaseOrders } from "./purchase-orders.repository.ts";

type Refusal = "RECORD_NOT_FOUND" | "RECORD_CHANGED" | "PURCHASE_ORDER_ENDED";

/**
 * Locks an open purchase order at the version that an operator saw; one that changed since is refused with its version
 * now, and who changed it when.
 */
export async function lockPurchaseOrderAtVersion(
  tx: Tx,
  id: number,
  version: number,
): Promise<Result<LockedPurchaseOrder, Refusal, RefusalDetail | undefined>> {
  const [order] = await lockPurchaseOrders(tx, [id]);
  if (!order) return refuse("RECORD_NOT_FOUND");
  if (order.version !== version) {
    const rows = await explainRefusedRows(tx, {
      subject: purchaseOrderRecordDefinition.subject,
      refused: [{ id, code: "RECORD_CHANGED", field: null }],
      stored: new Map([[id, storedPurchaseOrder(order)]]),
    });
    return refuse("RECORD_CHANGED", { rows });
  }
  return closedStatus(order.status) === null ? refuse("PURCHASE_ORDER_ENDED") : ok(order);
}
