import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";

/** @example trackingStatusLabel("OUT_FOR_DELIVERY") // "배송 출발" */
export function trackingStatusLabel(code: TrackingCode): string {
  return LABELS[code];
}

const LABELS: Record<TrackingCode, string> = {
  UNKNOWN: "확인 중",
  INFORMATION_RECEIVED: "접수",
  AT_PICKUP: "집화",
  IN_TRANSIT: "이동 중",
  OUT_FOR_DELIVERY: "배송 출발",
  ATTEMPT_FAIL: "배송하지 못했어요",
  DELIVERED: "배송 완료",
  AVAILABLE_FOR_PICKUP: "찾아가세요",
  EXCEPTION: "지연",
};
