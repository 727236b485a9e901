/** Filter of reviews: all, or only those with photos. */
export const REVIEW_TYPES = ["all", "photo"] as const;

export type ReviewType = (typeof REVIEW_TYPES)[number];
