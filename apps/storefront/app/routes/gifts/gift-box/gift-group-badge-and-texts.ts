import type { GiftGroupStatus } from "@todayfruit/domain/gifts/derive-gift-group-status-and-counts";
import { formatGiftExpiryDay } from "../../../features/gifts/format-gift-expiry-day.ts";
import { notifyAtText } from "../../../features/gifts/schedule/format-notify-instant-and-hour.ts";
import { isScheduled } from "../../../features/gifts/schedule/is-scheduled.ts";
import type { BadgeTone } from "../../../ui/layout/badge.tsx";

/**
 * Label and colour of a gift group's state.
 *
 * @param now ms since 1970
 * @example groupBadge({ giftGroupStatus: "in_progress", notifyAt: "2026-12-24T00:00:00.000Z" }, now).label // "예약"
 */
export function groupBadge(
  group: { giftGroupStatus: GiftGroupStatus; notifyAt: string | null },
  now: number,
): { label: string; tone: BadgeTone } {
  const isReserved = group.giftGroupStatus === "in_progress" && isScheduled(group, now);
  return isReserved ? { label: "예약", tone: "warning" } : BADGES[group.giftGroupStatus];
}

const BADGES: Record<GiftGroupStatus, { label: string; tone: BadgeTone }> = {
  payment_waiting: { label: "입금대기", tone: "warning" },
  in_progress: { label: "보내는 중", tone: "success" },
  complete: { label: "모두 끝남", tone: "mute" },
  withdrawn: { label: "취소됨", tone: "mute" },
};

/**
 * Receivers of a gift group as text.
 *
 * @example namesText({ receiverNames: ["박소담", "이나무"], receiverCount: 5, notifyAt: null }, now) // "박소담, 이나무님 외 3명께 보냈어요"
 * @example namesText({ receiverNames: [], receiverCount: 2, notifyAt: null }, now) // "2명께 보냈어요"
 */
export function namesText(
  group: { receiverNames: readonly string[]; receiverCount: number; notifyAt: string | null },
  now: number,
): string {
  const { receiverNames: names, receiverCount: count } = group;
  const act = isScheduled(group, now) ? "보낼 선물이에요" : "보냈어요";
  if (names.length === 0) return `${count}명께 ${act}`;
  const rest = count - names.length;
  return `${names.join(", ")}님${rest > 0 ? ` 외 ${rest}명` : ""}께 ${act}`;
}

/**
 * Writes what a gift group waits for: the instant of its notification, addresses until a day, or its parcels; `null` when
 * nothing is awaited.
 *
 * @param now ms since 1970
 */
export function groupNote(
  group: {
    giftGroupStatus: GiftGroupStatus;
    emptyAddressCount: number;
    expireDate: string | null;
    notifyAt: string | null;
  },
  now: number,
): { text: string; isUrgent: boolean } | null {
  const { giftGroupStatus, emptyAddressCount: count, expireDate, notifyAt } = group;
  if (giftGroupStatus !== "in_progress") return null;
  if (notifyAt !== null && isScheduled(group, now))
    return { text: `${notifyAtText(notifyAt)}에 보내요`, isUrgent: false };
  if (count === 0) return { text: "주소를 모두 적었어요. 보내는 중이에요", isUrgent: false };
  if (expireDate === null) return null;
  return { text: `${count}명이 ${formatGiftExpiryDay(expireDate)} 주소를 적어야 해요`, isUrgent: true };
}
