/** Reasons for which an operator unmasks a member's data, with the sentence that the member is shown. */
export const UNMASK_REASONS = {
  delivery: "배송 문제로 연락해요",
  phoned: "본인이 전화로 물어봤어요",
  claim: "반품·교환을 처리해요",
  payment: "결제·환불을 확인해요",
  other: null,
} as const;
export type UnmaskReason = keyof typeof UNMASK_REASONS;

/** Minutes for which an operator sees the data of one member. */
export const UNMASKED_MINUTES = 5;

/**
 * Returns the sentence of a reason; `null` where another reason was not written.
 *
 * @example unmaskSentence("claim", undefined) // "반품·교환을 처리해요"
 * @example unmaskSentence("other", "선물 주소를 찾아요") // "선물 주소를 찾아요"
 */
export function unmaskSentence(reason: UnmaskReason, written: string | undefined): string | null {
  return UNMASK_REASONS[reason] ?? (written?.trim() || null);
}
