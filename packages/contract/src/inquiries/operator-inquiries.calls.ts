import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, Filled, Id, Instant, nullable, oneOf, Take, Text } from "../schema.ts";
import { Inquiry, InquirySummary } from "./inquiry.ts";

const path = closed({ id: Id });
const Asked = closed({
  ...InquirySummary.properties,
  /** Name of the member, masked. */
  memberName: nullable(Text(30)),
  waitsSince: nullable(Instant),
});

/** Calls of operators about inquiries of members. */
export const operatorInquiryCalls = calls({
  "GET /operator/v1/inquiries": {
    access: "operator",
    permission: "claims.decide",
    summary: "1:1 문의. 기본은 답을 기다리는 것, 오래 기다린 것부터.",
    query: closed({
      status: Type.Optional(oneOf(["waiting", "answered"])),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(Asked), nextPage: nullable(Id) }),
    refusals: [],
  },
  "GET /operator/v1/inquiries/{id}": {
    access: "operator",
    permission: "claims.decide",
    summary: "1:1 문의 한 건의 모든 글",
    path,
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND"],
  },
  "POST /operator/v1/inquiries/{id}/answer": {
    access: "operator",
    permission: "claims.decide",
    summary: "1:1 문의에 답해요. 물어본 회원에게 알려요. lastMessageId는 읽은 마지막 글.",
    path,
    body: closed({ contents: Filled(1000), lastMessageId: Id }),
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND", "INQUIRY_CHANGED"],
    once: true,
  },
});
