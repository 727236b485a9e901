/** Sort orders of reviews; each sorts by exactly what its label says. */
export const REVIEW_ORDERS = ["score", "latest", "helpful"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
