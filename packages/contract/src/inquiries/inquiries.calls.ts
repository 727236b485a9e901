import { INQUIRY_KINDS } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { INQUIRY_PHOTOS } from "@todayfruit/domain/inquiries/inquiry-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, nullable, oneOf, Text } from "../common-schemas.ts";
import { Inquiry, InquirySummary, UsualHours } from "./inquiry.ts";

const path = closed({ id: Id });
const Page = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const Written = {
  contents: Text(2000),
  photos: Type.Array(Text(60), { maxItems: INQUIRY_PHOTOS, uniqueItems: true }),
};
const WRONG = ["INQUIRY_TOO_SHORT", "INQUIRY_TOO_LONG", "INQUIRY_LIMIT", "PICTURE_NOT_FOUND"] as const;

/** Calls of a member, or of the guest of an order, about inquiries to the shop. */
export const inquiryCalls = calls({
  "GET /v1/app-users/inquiries": {
    summary:
      "내 1:1 문의와 인증한 비회원 주문의 1:1 문의. 새 답변, 답을 기다리는 것, 나머지 순서로 최근 것부터. 한 쪽 10개, 쪽은 0부터.",
    access: "buyer",
    query: closed({ page: Page }),
    reply: closed({
      list: Type.Array(InquirySummary),
      nextPage: nullable(Count),
      count: Count,
      usualHours: UsualHours,
    }),
    refusals: [],
  },
  "POST /v1/app-users/inquiries": {
    summary:
      "1:1 문의하기. 비회원은 주문한 상품에 대해 물어요. 사진은 POST /v1/app-users/images로 먼저 올려요.",
    access: "buyer",
    body: closed({
      kind: oneOf(INQUIRY_KINDS),
      orderProductId: nullable(Id),
      wantsNotice: Type.Boolean(),
      ...Written,
    }),
    reply: Inquiry,
    refusals: ["ORDER_NOT_FOUND", "INQUIRY_ORDER_REQUIRED", ...WRONG],
    once: true,
  },
  "GET /v1/app-users/inquiries/{id}": {
    summary: "1:1 문의 한 건의 모든 글",
    access: "buyer",
    path,
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND"],
  },
  "POST /v1/app-users/inquiries/{id}/messages": {
    summary: "1:1 문의에 이어서 묻기",
    access: "buyer",
    path,
    body: closed(Written),
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND", ...WRONG],
    once: true,
  },
  "PUT /v1/app-users/inquiries/{id}/read": {
    summary: "답변을 읽었어요",
    access: "buyer",
    path,
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND"],
  },
  "PUT /v1/app-users/inquiries/{id}/notice": {
    summary: "답이 오면 알릴지",
    access: "buyer",
    path,
    body: closed({ wantsNotice: Type.Boolean() }),
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND"],
  },
  "PUT /v1/app-users/inquiries/{id}/helpful": {
    summary: "답변이 도움이 됐는지",
    access: "buyer",
    path,
    body: closed({ isHelpful: Type.Boolean() }),
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND", "INQUIRY_NOT_ANSWERED"],
  },
});
