import type { Verb } from "./verb-types.ts";

/** Verbs for product questions. */
export const QUESTION_VERBS: Readonly<Record<string, Verb>> = {
  questions: {
    words: "[waiting|answered]",
    read: ([status]) => ({
      name: "GET /operator/v1/questions",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  answer: {
    words: "<문의 id> <답변>",
    read: ([id, contents]) =>
      id && contents
        ? { name: "POST /operator/v1/questions/{id}/answer", path: { id }, body: { contents } }
        : null,
  },
  "change-answer": {
    words: "<문의 id> <답변> <사유>",
    read: ([id, contents, reason]) =>
      id && contents && reason
        ? { name: "PUT /operator/v1/questions/{id}/answer", path: { id }, body: { contents, reason } }
        : null,
  },
};
