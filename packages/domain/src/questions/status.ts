/** Where a question is: it waits for the shop, or was answered. */
export const QUESTION_STATUSES = ["waiting", "answered"] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
