import type { Reply } from "@todayfruit/contract/all-calls";
import { arrivalText } from "@todayfruit/domain/delivery/write-arrival-texts";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import { formatGiftExpiryDay } from "../../../features/gifts/format-gift-expiry-day.ts";
import type { BadgeTone } from "../../../ui/layout/badge.tsx";

export type ReceivedGiftEntry = Reply<"GET /v1/gift/received">["list"][number];

/**
 * Label and colour of a gift's state, as its receiver sees it.
 * @example receivedGiftBadge("delivered") // { label: "받았어요", tone: "success" }
 */
export function receivedGiftBadge(status: GiftStatus): { label: string; tone: BadgeTone } {
  return BADGES[status];
}

const BADGES: Record<GiftStatus, { label: string; tone: BadgeTone }> = {
  unused: { label: "주소 입력 전", tone: "warning" },
  address_entered: { label: "준비 중", tone: "success" },
  delivery_waiting: { label: "배송준비", tone: "success" },
  delivering: { label: "오는 중", tone: "success" },
  delivered: { label: "받았어요", tone: "success" },
  declined: { label: "받지 않았어요", tone: "mute" },
  expired: { label: "기간 지남", tone: "mute" },
  withdrawn: { label: "취소됨", tone: "mute" },
};

/**
 * Writes what a received gift waits for, or what became of it.
 * @example receivedGiftText({ giftStatus: "unused", expireDate: "2026-12-05T08:00:00.000Z", … })
 *   // "12월 5일 (토)까지 주소를 적어주세요"
 */
export function receivedGiftText(
  gift: Pick<
    ReceivedGiftEntry,
    "giftStatus" | "giftSenderName" | "expireDate" | "canThank" | "orderItemProducts"
  >,
): string {
  switch (gift.giftStatus) {
    case "unused":
      return `${formatGiftExpiryDay(gift.expireDate)} 주소를 적어주세요`;
    case "address_entered":
    case "delivery_waiting":
    case "delivering":
      return onItsWayText(gift);
    case "delivered":
      return gift.canThank ? "아직 감사 카드를 보내지 않았어요" : "감사 카드를 보냈어요";
    case "declined":
      return "마음만 받겠다고 전했어요";
    case "expired":
      return "받지 않아서 보낸 분께 돌려드렸어요";
    case "withdrawn":
      return `${gift.giftSenderName}님이 선물을 취소했어요`;
  }
}

/** Writes the latest promised arrival; a delay without a new day is said as such. */
function onItsWayText({ orderItemProducts }: Pick<ReceivedGiftEntry, "orderItemProducts">): string {
  const lines = orderItemProducts.flatMap(({ orderOptionGroups }) => orderOptionGroups);
  if (lines.some(({ undatedDelay }) => undatedDelay !== null)) {
    return "출고가 늦어지고 있어요. 날짜가 정해지면 알려드려요";
  }
  const last = lines
    .flatMap(({ deliveryPromise }) => deliveryPromise ?? [])
    .toSorted((a, b) => a.arrivalTo.localeCompare(b.arrivalTo))
    .at(-1);
  return last ? arrivalText(last) : "산지에서 준비하고 있어요";
}
