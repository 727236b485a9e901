/** Which reviews are asked for. */
export const REVIEW_TYPES = ["all", "photo"] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

/** How reviews are sorted; each label says what it does, and nothing else is mixed in. */
export const REVIEW_ORDERS = ["score", "latest", "helpful"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** A report of a review or an appeal against its hiding: asked, granted, or not. */
export const OBJECTION_STATUSES = ["requested", "upheld", "dismissed"] as const;
export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];
