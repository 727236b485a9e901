/** Reasons for which a buyer cancels, in the sequence in which they are offered. */
export const CANCELLATION_REASONS = ["changed_mind", "change_option", "late", "mistake", "other"] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** Longest reason in a buyer's own words, in characters. */
export const CANCELLATION_WORDS_MAX = 100;

/** Labels of the reasons; `other` is followed by the buyer's own words. */
export const CANCELLATION_REASON_TEXT: Record<CancellationReason, string> = {
  changed_mind: "마음이 바뀌었어요",
  change_option: "옵션·수량을 바꾸고 싶어요",
  late: "배송이 늦어요",
  mistake: "상품을 잘못 골랐어요",
  other: "직접 입력할게요",
};

/**
 * Writes the reason of a cancel for the shop's records; `null` when the buyer named none.
 *
 * @example cancellationReasonText("late", null) // "배송이 늦어요"
 * @example cancellationReasonText("other", " 이사를 가요 ") // "이사를 가요"
 */
export function cancellationReasonText(
  reason: CancellationReason | undefined,
  words: string | null,
): string | null {
  const own = words?.replaceAll(/\s+/gu, " ").trim().slice(0, CANCELLATION_WORDS_MAX) ?? "";
  if (reason === undefined) return null;
  if (reason === "other") return own === "" ? "기타" : own;
  return CANCELLATION_REASON_TEXT[reason];
}
