import { OBJECTION_STATUSES } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, nullable, oneOf, Text } from "../common-schemas.ts";

const path = closed({ id: Id });

export const reviewReportAndAppealCalls = calls({
  "GET /v1/review/report-reasons": {
    summary: "후기를 신고하는 이유. 가린 후기에는 ground가 보여요.",
    access: "public",
    reply: closed({
      list: Type.Array(
        closed({
          id: Id,
          name: Text(60),
          ground: Text(60),
          /** `true` when the reporter must write an explanation. */
          needsWords: Type.Boolean(),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 300, tags: [] },
  },
  "GET /v1/review/decisions": {
    summary: "지난 1년 동안 후기 신고를 어떻게 처리했는지, 사유마다",
    access: "public",
    reply: closed({
      list: Type.Array(
        closed({
          ground: Text(60),
          /** Decided reports: review hidden, and review kept. */
          upheld: Count,
          dismissed: Count,
          /** Hidden reviews that are shown again after an appeal. */
          restored: Count,
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 300, tags: ["reviews"] },
  },
  "POST /v1/review/{id}/report": {
    summary: "후기 신고. 한 사람이 한 후기에 한 번.",
    access: "member",
    path,
    body: closed({ reviewReportReasonId: Id, reason: Type.Optional(Text(500)) }),
    reply: closed({ id: Id }),
    refusals: [
      "REVIEW_NOT_FOUND",
      "REVIEW_OWN",
      "REVIEW_REPORTED",
      "REVIEW_REPORT_REASON_NOT_FOUND",
      "REVIEW_REPORT_WORDS_REQUIRED",
    ],
  },
  "GET /v1/review/report/{id}/appeal/validate": {
    summary: "가려진 내 후기에 이의를 제기할 수 있는지. id는 신고의 id.",
    access: "member",
    path,
    reply: closed({
      canAppeal: Type.Boolean(),
      ground: Text(60),
      decision: Text(300),
      appeal: nullable(closed({ status: oneOf(OBJECTION_STATUSES), decision: nullable(Text(300)) })),
    }),
    refusals: ["REVIEW_REPORT_NOT_FOUND"],
  },
  "POST /v1/review/report/{id}/appeal": {
    summary: "이의 제기. 신고 하나에 한 번.",
    access: "member",
    path,
    body: closed({ contents: Filled(4000) }),
    reply: closed({ status: oneOf(OBJECTION_STATUSES) }),
    refusals: ["REVIEW_REPORT_NOT_FOUND", "REVIEW_APPEALED", "APPEAL_TOO_SHORT", "APPEAL_TOO_LONG"],
  },
});
