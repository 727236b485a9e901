/** Why goods are not as they should be, or why the buyer does not want them. */
export const CLAIM_REASONS = [
  "spoiled",
  "damaged",
  "missing",
  "wrong_item",
  "different",
  "changed_mind",
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** What the buyer asks for: money back, or the goods once more. */
export const CLAIM_WISHES = ["refund", "replace"] as const;
export type ClaimWish = (typeof CLAIM_WISHES)[number];

export const CLAIM_STATUSES = ["requested", "approved", "denied"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * Whether the seller answers for it and bears what the return costs.
 * Rule: 전자상거래법 제17조 ③ and 제18조 ⑨·⑩.
 *
 * @example isSellersFault("spoiled") // true
 */
export function isSellersFault(reason: ClaimReason): boolean {
  return reason !== "changed_mind";
}
