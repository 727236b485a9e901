import { KOREAN_WEEKDAYS, kstDateOf, kstTimeOf, weekdayOf } from "../calendar/kst.ts";

/** Facts of a preview that its page states above everything else. */
export type PreviewFacts = {
  /** Instant at which the shop is shown, ISO 8601. */
  at: string;
  /** True when the page may show what shoppers do not see now: a later instant, or unpublished contents. */
  isAhead: boolean;
  /** Scheduled changes that are due by then and would fail, because their records have changed meanwhile. */
  failedChanges: number;
};

/**
 * Writes the notice of a preview.
 *
 * @example previewNotice({ at: "2026-12-24T01:00:00.000Z", isAhead: true, failedChanges: 0 })
 *   // ["미리보기", "2026. 12. 24. (목) 10:00", "아직 공개하지 않은 내용이 있어요"]
 */
export function previewNotice({ at, isAhead, failedChanges }: PreviewFacts): string[] {
  const date = kstDateOf(at);
  const [year, month, day] = date.split("-").map(Number);
  return [
    "미리보기",
    `${year}. ${month}. ${day}. (${KOREAN_WEEKDAYS[weekdayOf(date)]}) ${kstTimeOf(at)}`,
    isAhead ? "아직 공개하지 않은 내용이 있어요" : "지금 매장과 같은 내용이에요",
    ...(failedChanges > 0 ? [`예약한 변경 ${failedChanges}건은 그때 적용되지 않아요`] : []),
  ];
}
