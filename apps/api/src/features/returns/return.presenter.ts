import type { OperatorClaim } from "@todayfruit/contract/returns/operator-returns.calls";
import type { Claim } from "@todayfruit/contract/returns/returns.calls";
import { maskName } from "@todayfruit/domain/korean/mask";
import type { Static } from "typebox";
import type { OperatorContext } from "../../http/context.ts";
import type { ReturnRow } from "./returns.repository.ts";

/** Width of the pictures that operators open, in pixels. */
const PHOTO_WIDTH = 1080;

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
    expectedPrice: row.expected_price,
    expectedPoint: row.expected_point,
    pickup:
      row.pickup_on === null || row.pickup_carrier === null
        ? null
        : {
            pickupOn: row.pickup_on,
            carrier: row.pickup_carrier,
            receivedAt: row.received_at?.toISOString() ?? null,
          },
    replacement: row.is_replaced
      ? {
          carrier: row.replacement_carrier,
          invoiceNumber: row.replacement_invoice,
          dispatchedAt: row.dispatched_at?.toISOString() ?? null,
          deliveredAt: row.replaced_at?.toISOString() ?? null,
        }
      : null,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/**
 * Presents a claim for operators: with its order, its buyer, and its photos as addresses that a browser opens. The
 * buyer's name is masked unless the operator's role has a recorded purpose for reading personal data.
 */
export function presentOperatorReturn(
  row: ReturnRow,
  { rules, operator }: Pick<OperatorContext, "rules" | "operator">,
): Static<typeof OperatorClaim> {
  return {
    ...presentReturn(row),
    orderId: row.order_id,
    buyerName: operator.personalDataPurpose === null ? maskName(row.buyer_name) : row.buyer_name,
    photoUrls: row.photos.map((photo) => `${rules.publicUrl}/images/${PHOTO_WIDTH}/${photo}`),
  };
}
