/** Reasons of a claim: faults of the goods, or a change of mind of the buyer. */
export const RETURN_REASONS = [
  "spoiled",
  "damaged",
  "missing",
  "wrong_item",
  "different",
  "changed_mind",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * Reports whether the seller is liable for the reason and bears the cost of the return.
 *
 * Rule: 전자상거래법 제17조 ③ and 제18조 ⑨·⑩.
 *
 * @example isSellersFault("spoiled") // true
 */
export function isSellersFault(reason: ReturnReason): boolean {
  return reason !== "changed_mind";
}
