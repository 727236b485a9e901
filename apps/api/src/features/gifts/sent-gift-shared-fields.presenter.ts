import type { GiftGroup } from "@todayfruit/contract/gifts/gift";
import {
  canAllWithdraw,
  deriveGiftGroupStatus,
  giftCounts,
} from "@todayfruit/domain/gifts/derive-gift-group-status-and-counts";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { Static } from "typebox";
import type { GiftGroupRow } from "./find-sender-gift-group.repository.ts";

type Facts = Omit<GiftGroupRow, "user_id" | "sent_at" | "gift_tos" | "products">;
type Presented = Omit<
  Static<typeof GiftGroup>,
  "expireDate" | "orderItemProducts" | "canChangeNotifyAt" | "giftTos" | "share"
>;

/**
 * Presents the fields shared by a gift and its row in the list of sent gifts. Amounts in 원.
 *
 * @param statuses of its receivers
 */
export function presentSharedGroupFields(row: Facts, statuses: readonly GiftStatus[]): Presented {
  return {
    id: row.id,
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
    giftNotiType: row.noti_type,
    giftSenderName: row.sender_name,
    giftMessage: row.message,
    giftCard: row.card,
    notifyAt: row.notify_at?.toISOString() ?? null,
    giftGroupStatus: deriveGiftGroupStatus(row.order_status, statuses),
    giftTotalPrice: row.price,
    giftTotalProductsPrice: row.products_price,
    giftTotalShippingFee: row.shipping_fee,
    couponDiscountPrice: row.coupon_discount,
    usedPoint: row.used_point,
    receiverCount: row.receiver_count,
    ...giftCounts(statuses),
    canAllWithdraw: canAllWithdraw(statuses),
  };
}
