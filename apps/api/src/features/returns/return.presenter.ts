import type { Claim } from "@todayfruit/contract/returns/returns.calls";
import type { Static } from "typebox";
import type { ReturnRow } from "./returns.repository.ts";

export function presentReturn(row: ReturnRow): Static<typeof Claim> {
  return {
    id: row.id,
    orderItemProductId: row.order_product_id,
    productName: row.product_name,
    wish: row.resolution,
    reason: row.reason,
    details: row.details,
    photos: row.photos,
    options: row.options.map(({ order_option_id, name, units, bad_pieces, all_pieces }) => ({
      id: order_option_id,
      name,
      optionUnit: units,
      pieces: bad_pieces === null || all_pieces === null ? null : { bad: bad_pieces, all: all_pieces },
    })),
    status: row.status,
    notice: row.answer,
    refundPrice: row.refund_price,
    refundPoint: row.refund_point,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Presents a claim with its order's id, for operators. */
export function presentOperatorReturn(row: ReturnRow): Static<typeof Claim> & { orderId: number } {
  return { ...presentReturn(row), orderId: row.order_id };
}
