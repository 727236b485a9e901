import type { Reply } from "@todayfruit/contract/all-calls";
import type { StockLotRow } from "./stock-lots.repository.ts";

/** Presents a lot to operators. */
export function presentStockLot(row: StockLotRow): Reply<"GET /operator/v1/stock-lots">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    optionId: row.option_id,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    distributorId: row.distributor_id,
    distributorName: row.distributor_name,
    code: row.code,
    harvestedOn: row.harvested_on,
    expiresOn: row.expires_on,
    brixAverage: row.brix_average,
    brixMinimum: row.brix_minimum,
    photo: row.photo,
    note: row.note,
    status: row.status,
    recallReason: row.recall_reason,
    recalledAt: row.recalled_at?.toISOString() ?? null,
    stockReceiptId: row.stock_receipt_id,
    received: row.received,
    remaining: row.remaining,
    createdAt: row.created_at.toISOString(),
  };
}
