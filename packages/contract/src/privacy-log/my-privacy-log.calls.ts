import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

/** Kinds of who saw a member's data; `system`: programs of the shop, `self`: the member. */
export const ACTORS = ["staff", "farm", "carrier", "system", "self"] as const;

const Entry = closed({
  id: Id,
  actor: oneOf(ACTORS),
  /** Role of the operator, farm or carrier, never the name of a person; `null`: none. */
  actorName: nullable(Text(200)),
  why: Text(100),
  /** Reason that was stated; `null`: none had to be. */
  reason: nullable(Text(300)),
  /** Data that were seen, e.g. `받는 분, 주소`. */
  seen: Text(100),
  /** Own orders that it was about, the newest first, at most three. */
  orderIds: Type.Array(Id, { maxItems: 3 }),
  /** Own inquiries that it was about, the newest first, at most three. */
  inquiryIds: Type.Array(Id, { maxItems: 3 }),
  at: Instant,
});

export const privacyLogCalls = calls({
  "GET /v1/app-users/privacy-log": {
    summary: "내 정보 기록. 누가 왜 무엇을 언제 봤는지와 내가 한 일, 최근 1년, 최신순.",
    access: "member",
    query: closed({
      /** `staff` with programs of the shop, `outside` for farms and carriers. */
      by: Type.Optional(oneOf(["staff", "outside", "self"])),
      nextPage: Type.Optional(Text(20)),
      take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: closed({
      list: Type.Array(Entry),
      nextPage: nullable(Text(20)),
      /** Times that others saw the data in the last 30 days, whatever the filter. */
      recent: closed({ total: Count, forDelivery: Count, forInquiry: Count }),
    }),
    refusals: ["INVALID_INPUT"],
  },
});
