/** Reasons of a claim: faults of the goods, or a change of mind of the buyer. */
export const CLAIM_REASONS = [
  "spoiled",
  "damaged",
  "missing",
  "wrong_item",
  "different",
  "changed_mind",
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Outcomes that a buyer can ask for: a refund or a replacement. */
export const CLAIM_WISHES = ["refund", "replace"] as const;
export type ClaimWish = (typeof CLAIM_WISHES)[number];

export const CLAIM_STATUSES = ["requested", "approved", "denied"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/**
 * Reports whether the seller is liable for the reason and bears the cost of the return.
 *
 * Rule: 전자상거래법 제17조 ③ and 제18조 ⑨·⑩.
 *
 * @example isSellersFault("spoiled") // true
 */
export function isSellersFault(reason: ClaimReason): boolean {
  return reason !== "changed_mind";
}
