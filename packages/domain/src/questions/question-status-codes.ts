/** Statuses of a question: waiting for the shop, or answered. */
export const QUESTION_STATUSES = ["waiting", "answered"] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
