/** Filter of reviews: all, or only those with photos. */
export const REVIEW_TYPES = ["all", "photo"] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

/** Sort orders of reviews; each sorts by exactly what its label says. */
export const REVIEW_ORDERS = ["score", "latest", "helpful"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Statuses of a report of a review, or of an appeal against hiding it. */
export const OBJECTION_STATUSES = ["requested", "upheld", "dismissed"] as const;
export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];
