import { OBJECTION_STATUSES } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";

const path = closed({ id: Id });
const body = closed({ decision: Filled(300) });
const Objection = closed({
  /** Id of the report. */
  id: Id,
  reviewId: Id,
  productName: Text(120),
  contents: Text(2000),
  images: Type.Array(Text(200)),
  /** Path of its video, whose first frame is among the pictures. */
  video: nullable(Text(80)),
  score: Type.Integer(),
  ground: Text(60),
  reason: Text(500),
  status: oneOf(OBJECTION_STATUSES),
  decision: nullable(Text(300)),
  createdAt: Instant,
  appeal: nullable(
    closed({ contents: Text(1000), status: oneOf(OBJECTION_STATUSES), decision: nullable(Text(300)) }),
  ),
});
const DECIDES = { access: "operator", permission: "claims.decide", path, body, reply: Objection } as const;

export const operatorReviewCalls = calls({
  "GET /operator/v1/review-reports": {
    access: "operator",
    permission: "claims.decide",
    summary: "후기 신고. 오래 기다린 것부터. appeals=true는 이의가 있는 것만.",
    query: closed({
      status: Type.Optional(oneOf(OBJECTION_STATUSES)),
      appeals: Type.Optional(Type.Boolean()),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(Objection), nextPage: nullable(Id) }),
    refusals: [],
  },
  "PUT /operator/v1/review-reports/{id}/uphold": {
    ...DECIDES,
    summary: "신고를 받아들여 후기를 가려요. 사유는 쓴 사람에게 보여요.",
    refusals: ["REVIEW_REPORT_NOT_FOUND", "REVIEW_REPORT_DECIDED"],
  },
  "PUT /operator/v1/review-reports/{id}/dismiss": {
    ...DECIDES,
    summary: "신고를 받아들이지 않아요. 후기는 그대로 보여요.",
    refusals: ["REVIEW_REPORT_NOT_FOUND", "REVIEW_REPORT_DECIDED"],
  },
  "PUT /operator/v1/review-reports/{id}/appeal/uphold": {
    ...DECIDES,
    summary: "이의를 받아들여 후기를 다시 보여요.",
    refusals: ["REVIEW_REPORT_NOT_FOUND", "REVIEW_APPEAL_NOT_OPEN"],
  },
  "PUT /operator/v1/review-reports/{id}/appeal/dismiss": {
    ...DECIDES,
    summary: "이의를 받아들이지 않아요.",
    refusals: ["REVIEW_REPORT_NOT_FOUND", "REVIEW_APPEAL_NOT_OPEN"],
  },
});
