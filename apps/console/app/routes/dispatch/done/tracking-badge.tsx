import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge.tsx";
import type { SentParcel } from "./use-sent-parcels.ts";

const STATES: Record<TrackingCode, { text: string; tone: BadgeTone }> = {
  UNKNOWN: { text: "알 수 없음", tone: "warning" },
  INFORMATION_RECEIVED: { text: "접수", tone: "neutral" },
  AT_PICKUP: { text: "집화", tone: "info" },
  IN_TRANSIT: { text: "이동", tone: "info" },
  OUT_FOR_DELIVERY: { text: "배달 출발", tone: "info" },
  ATTEMPT_FAIL: { text: "배달 실패", tone: "danger" },
  DELIVERED: { text: "도착", tone: "success" },
  AVAILABLE_FOR_PICKUP: { text: "찾아갈 수 있음", tone: "warning" },
  EXCEPTION: { text: "사고", tone: "danger" },
};

/** What the carrier said last of a parcel. */
export function TrackingBadge({ parcel: { lastEvent, deliveredAt } }: { parcel: SentParcel }) {
  if (deliveredAt !== null) return <Badge tone="success">도착</Badge>;
  if (lastEvent === null) return <Badge tone="neutral">소식 기다림</Badge>;
  const { text, tone } = STATES[lastEvent.code];
  return (
    <span title={lastEvent.description}>
      <Badge tone={tone}>{text}</Badge>
    </span>
  );
}
