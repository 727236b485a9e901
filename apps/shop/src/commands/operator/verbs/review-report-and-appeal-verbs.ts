import type { Verb, WrittenCall } from "./verb-types.ts";

/** Verbs for reported reviews and objections to hiding. */
export const REVIEW_REPORT_AND_APPEAL_VERBS: Readonly<Record<string, Verb>> = {
  "review-reports": {
    words: "[requested|upheld|dismissed]",
    read: ([status]) => ({
      name: "GET /operator/v1/review-reports",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "uphold-report": deciding("PUT /operator/v1/review-reports/{id}/uphold"),
  "dismiss-report": deciding("PUT /operator/v1/review-reports/{id}/dismiss"),
  "uphold-appeal": deciding("PUT /operator/v1/review-reports/{id}/appeal/uphold"),
  "dismiss-appeal": deciding("PUT /operator/v1/review-reports/{id}/appeal/dismiss"),
};

function deciding(name: WrittenCall["name"]): Verb {
  return {
    words: "<신고 id> <사유>",
    read: ([id, decision]) => (id && decision ? { name, path: { id }, body: { decision } } : null),
  };
}
