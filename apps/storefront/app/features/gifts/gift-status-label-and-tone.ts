import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { BadgeTone } from "../../ui/layout/badge.tsx";

/**
 * Label and colour of a gift's state.
 * @example giftStatusLabelAndTone("declined") // { label: "거절", tone: "mute" }
 */
export function giftStatusLabelAndTone(status: GiftStatus): { label: string; tone: BadgeTone } {
  return BADGES[status];
}

const BADGES: Record<GiftStatus, { label: string; tone: BadgeTone }> = {
  unused: { label: "주소 입력 전", tone: "warning" },
  address_entered: { label: "주소 입력 완료", tone: "success" },
  delivery_waiting: { label: "배송준비", tone: "success" },
  delivering: { label: "배송중", tone: "success" },
  delivered: { label: "배송완료", tone: "success" },
  declined: { label: "거절", tone: "mute" },
  expired: { label: "기간 만료", tone: "mute" },
  withdrawn: { label: "취소됨", tone: "mute" },
};
