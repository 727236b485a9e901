import type { Claim } from "@todayfruit/contract/calls/buy/claims";
import type { Static } from "typebox";
import type { ClaimRow } from "./claims.repository.ts";

export function presentClaim(row: ClaimRow): Static<typeof Claim> {
  return {
    id: row.id,
    orderItemProductId: row.order_product_id,
    productName: row.product_name,
    wish: row.wish,
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
    notice: row.notice,
    refundPrice: row.refund_price,
    refundPoint: row.refund_point,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A claim with the order it belongs to, for operators. */
export function presentOperatorClaim(row: ClaimRow): Static<typeof Claim> & { orderId: number } {
  return { ...presentClaim(row), orderId: row.order_id };
}
