import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { BadgeTone } from "../product/badge.tsx";

/**
 * Label and colour of a gift's state.
 * @example giftBadge("declined") // { label: "거절", tone: "mute" }
 */
export function giftBadge(status: GiftStatus): { label: string; tone: BadgeTone } {
  return badges[status];
}

const badges: Record<GiftStatus, { label: string; tone: BadgeTone }> = {
  unused: { label: "주소 입력 전", tone: "warning" },
  address_entered: { label: "주소 입력 완료", tone: "success" },
  delivery_waiting: { label: "배송준비", tone: "success" },
  delivering: { label: "배송중", tone: "success" },
  delivered: { label: "배송완료", tone: "success" },
  declined: { label: "거절", tone: "mute" },
  expired: { label: "기간 만료", tone: "mute" },
  withdrawn: { label: "취소됨", tone: "mute" },
};

/**
 * End of a gift's validity as a day in KST.
 * @example untilText("2026-12-05T08:00:00.000Z") // "12월 5일 (토)까지"
 */
export function untilText(expireDate: string): string {
  return `${formatMonthDay(kstDateOf(expireDate))}까지`;
}
