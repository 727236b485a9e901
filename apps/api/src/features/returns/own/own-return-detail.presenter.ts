import type { Reply } from "@todayfruit/contract/all-calls";
import { sumWon, won } from "@todayfruit/domain/money/won";
import type { RefundReason } from "@todayfruit/domain/refunds/compute-refund";
import { canReopen, canTakeBack } from "@todayfruit/domain/returns/return-offer-deadline-and-reopening";
import type { OrderRow, PurchasedProduct } from "../../cancellations/cancellable-orders.repository.ts";
import { presentRefundLines } from "../../cancellations/refund-preview.presenter.ts";
import { presentReturn } from "../return.presenter.ts";
import type { ReturnRow } from "../returns.repository.ts";
import type { FollowedReturnRow } from "./own-return-detail.repository.ts";

type FollowedReturn = {
  claim: ReturnRow;
  order: OrderRow;
  products: readonly PurchasedProduct[];
  followed: FollowedReturnRow;
  reasons: readonly RefundReason[];
  pickupDays: string[];
};

/** Presents a request with what its page shows: prices in 원, days in KST. */
export function presentFollowedReturn({
  claim,
  order,
  products,
  followed,
  reasons,
  pickupDays,
}: FollowedReturn): Reply<"GET /v1/app-users/orders/{id}/claims/{claimId}"> {
  const { status, reopened_at: reopenedAt, collected_at, received_at } = claim;
  const { tracking } = followed;
  return {
    ...presentReturn(claim),
    orderId: claim.order_id,
    orderNumber: followed.number,
    image: followed.image,
    price: followed.price,
    paymentMethodType: order.method,
    paymentText: followed.card_text,
    lines: presentRefundLines(products, splitGoods(claim, followed, reasons)),
    refundedAt: refundedAtOf(claim, followed)?.toISOString() ?? null,
    canTakeBack: canTakeBack({ status, isCollected: collected_at !== null || received_at !== null }),
    canReopen: canReopen({ status, reopenedAt }),
    pickupDays,
    tracking: tracking && { ...tracking, at: new Date(tracking.at).toISOString() },
  };
}

/**
 * Shows the goods of whole units as their price and the share of the coupon; parts of units and smaller refunds are one
 * amount. The sum stays the same.
 */
function splitGoods(
  claim: ReturnRow,
  { price }: FollowedReturnRow,
  reasons: readonly RefundReason[],
): RefundReason[] {
  const goods = reasons.filter(({ code }) => code === "CLAIM");
  const [first] = goods;
  const amount = sumWon(goods.map((reason) => reason.amount));
  const isWhole = claim.options.every(({ bad_pieces }) => bad_pieces === null);
  const isPaidInPart =
    claim.status === "approved" && claim.refund_price + claim.refund_point < shownTotal(claim);
  const isLess = claim.offered_total !== null || isPaidInPart;
  if (!first || !isWhole || isLess || amount > price) return [...reasons];
  const share = won(amount - price);
  return [
    { ...first, code: "PRODUCT", amount: won(price) },
    ...(share === 0 ? [] : [{ ...first, code: "COUPON_SHARE" as const, amount: share }]),
    ...reasons.filter(({ code }) => code !== "CLAIM"),
  ];
}

function shownTotal({ expected_price, expected_point }: ReturnRow): number {
  return (expected_price ?? 0) + (expected_point ?? 0);
}

/** Returns when the refund was complete: with its money, or at once where points alone were given. */
function refundedAtOf(claim: ReturnRow, { money_refunded_at }: FollowedReturnRow): Date | null {
  if (claim.status !== "approved" || claim.resolution !== "refund") return null;
  return claim.refund_price > 0 ? money_refunded_at : claim.decided_at;
}
