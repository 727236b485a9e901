/** Statuses of a report of a review, or of an appeal against hiding it. */
export const OBJECTION_STATUSES = ["requested", "upheld", "dismissed"] as const;

export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];
