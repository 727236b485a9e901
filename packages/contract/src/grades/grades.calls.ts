import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Instant, Money, nullable, SignedMoney, Take, Text } from "../common-schemas.ts";

const Grade = closed({
  grade: Count,
  gradeName: Text(20),
  icon: Text(200),
  thresholdPrice: Money,
  purchasePointPer: Type.Number({ minimum: 0, maximum: 100 }),
  benefits: Type.Array(Text(100)),
});

export const gradeCalls = calls({
  "GET /v2/app-users/grade-info": {
    summary: "내 등급과 다음 등급까지 남은 금액",
    access: "member",
    reply: closed({
      appUserGrade: closed({ grade: Count, gradeName: Text(20), icon: Text(200) }),
      purchAmt: Money,
      nextMonthGrade: closed({ grade: Count, gradeName: Text(20), icon: Text(200) }),
      remainingPrice: Money,
      isMax: Type.Boolean(),
      /** Months of purchases that count. */
      periodMonths: Count,
    }),
    refusals: [],
  },
  "GET /v1/app-users/app-user-grade": {
    summary: "모든 등급과 혜택",
    access: "public",
    reply: closed({ list: Type.Array(Grade) }),
    refusals: [],
    cached: { seconds: 300, tags: ["catalog"] },
  },
  "GET /v1/app-users/my-point": {
    summary: "포인트와 쌓고 쓴 내역, 최근 것부터. 한 쪽 15개.",
    access: "member",
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) }),
    reply: closed({
      point: Money,
      /** Points that expire within 30 days, and the last instant at which the first of them can be used. */
      expiringPoint: Money,
      expiresAt: nullable(Instant),
      /** Points earned but not usable yet, and the first instant at which some become usable. */
      pendingPoint: Money,
      pendingAt: nullable(Instant),
      /** Points already spent that were earned with undone purchases; deducted from the next ones. */
      owedPoint: Money,
      list: Type.Array(
        closed({
          id: Id,
          amount: SignedMoney,
          reason: Text(40),
          orderId: nullable(Id),
          createdAt: Instant,
          /** Last instant at which they can be used. */
          expiresAt: nullable(Instant),
        }),
      ),
      nextPage: nullable(Text(200)),
    }),
    refusals: ["INVALID_INPUT"],
  },
});
