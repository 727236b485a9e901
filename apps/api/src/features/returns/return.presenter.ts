import type { Claim } from "@todayfruit/contract/returns/claim";
import type { OperatorClaim } from "@todayfruit/contract/returns/operator-returns.calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { pickupStateOf } from "@todayfruit/domain/returns/pickup-state";
import { lastOfferDay } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { Static } from "typebox";
import type { OperatorContext } from "../../http/handler-context-types.ts";
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
    offer: presentOffer(row),
    reopened:
      row.reopened_at === null || row.reopen_reason === null
        ? null
        : { at: row.reopened_at.toISOString(), reason: row.reopen_reason },
    pickup: presentPickedUp(row),
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

function presentOffer(row: ReturnRow): Static<typeof Claim>["offer"] {
  const { offered_price, offered_point, offered_at, offer_until } = row;
  if (offered_price === null || offered_point === null || !offered_at || !offer_until) return null;
  return {
    refundPrice: offered_price,
    refundPoint: offered_point,
    offeredAt: offered_at.toISOString(),
    answerUntil: lastOfferDay(offer_until.toISOString()),
  };
}

function presentPickedUp(row: ReturnRow): Static<typeof Claim>["pickup"] {
  const { pickup_on, pickup_carrier, pickup_ordered_at, pickup_invoice, collected_at, received_at } = row;
  if (pickup_on === null || pickup_carrier === null) return null;
  return {
    state: pickupStateOf({ collectedAt: collected_at, receivedAt: received_at }),
    pickupOn: pickup_on,
    carrier: pickup_carrier,
    orderedAt: pickup_ordered_at?.toISOString() ?? null,
    invoiceNumber: pickup_invoice,
    collectedAt: collected_at?.toISOString() ?? null,
    receivedAt: received_at?.toISOString() ?? null,
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
    orderNumber: row.order_number,
    distributorName: row.distributor_name,
    buyerName: operator.personalDataPurpose === null ? maskName(row.buyer_name) : row.buyer_name,
    chargedTo: row.charged_to,
    photoUrls: row.photos.map((photo) => `${rules.publicUrl}/images/${PHOTO_WIDTH}/${photo}`),
  };
}
