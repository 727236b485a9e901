import { INQUIRY_PHOTOS } from "@todayfruit/domain/inquiries/inquiry-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { Inquiry, InquirySummary } from "./inquiry.ts";

const path = closed({ id: Id });
const Asked = closed({
  ...InquirySummary.properties,
  /** Name of the member or of the guest, masked. */
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
  "POST /operator/v1/inquiries/images": {
    access: "operator",
    permission: "claims.decide",
    summary: "답변에 붙일 사진 한 장 올리기. 본문은 사진의 바이트(JPEG, PNG, WebP, AVIF), 12 MB까지.",
    picture: true,
    body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
    reply: closed({ path: Text(60) }),
    refusals: ["PICTURE_UNREADABLE", "PICTURE_TOO_LARGE", "PICTURE_LIMIT", "PICTURE_NOT_KEPT"],
  },
  "POST /operator/v1/inquiries/{id}/answer": {
    access: "operator",
    permission: "claims.decide",
    summary: "1:1 문의에 답해요. 물어본 분에게 알려요. lastMessageId는 읽은 마지막 글.",
    path,
    body: closed({
      contents: Filled(1000),
      lastMessageId: Id,
      /** Pictures from `POST /operator/v1/inquiries/images`. */
      photos: Type.Optional(Type.Array(Text(60), { maxItems: INQUIRY_PHOTOS, uniqueItems: true })),
    }),
    reply: Inquiry,
    refusals: ["INQUIRY_NOT_FOUND", "INQUIRY_CHANGED", "PICTURE_NOT_FOUND"],
    once: true,
  },
});
