import { daysBetween, kstDateOf } from "../calendar/kst.ts";

/** Days of notice before changed terms begin. Rule: 공정위 전자상거래(인터넷사이버몰) 표준약관 제3조 ③. */
export const NOTICE_DAYS = 7;
/** Days of notice where the change is worse for members. */
export const ADVERSE_NOTICE_DAYS = 30;

/**
 * Returns true when changed terms that are published now are announced long enough before they begin, in days of KST.
 *
 * @example isAnnouncedInTime({ publishedAt: "2026-11-21T03:00:00Z", effectiveAt: "2026-11-27T15:00:00Z", isAdverse: false }) // true: the 28th
 */
export function isAnnouncedInTime({
  publishedAt,
  effectiveAt,
  isAdverse,
}: {
  publishedAt: string;
  effectiveAt: string;
  isAdverse: boolean;
}): boolean {
  const days = daysBetween(kstDateOf(publishedAt), kstDateOf(effectiveAt));
  return days >= (isAdverse ? ADVERSE_NOTICE_DAYS : NOTICE_DAYS);
}
