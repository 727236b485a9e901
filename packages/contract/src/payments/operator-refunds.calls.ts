import { REFUND_OUTCOMES } from "@todayfruit/domain/refunds/refund-outcomes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, Instant, Money, nullable, oneOf, Take, Text } from "../common-schemas.ts";

/** Calls of operators about refunds, open and ended. */

/** A refund of money to a buyer, open or ended. */
const OperatorRefund = closed({
  id: Id,
  orderId: Id,
  orderName: Text(100),
  amount: Money,
  reason: Text(200),
  createdAt: Instant,
  /** Number of tries at the provider, and the last code from it or from the connection. */
  tries: Count,
  lastCode: nullable(Text(60)),
  /** `null` when the refund has ended. */
  nextTryAt: nullable(Instant),
  endedAt: nullable(Instant),
  outcome: nullable(oneOf(REFUND_OUTCOMES)),
  outcomeReason: nullable(Text(200)),
});

export const operatorRefundCalls = calls({
  "GET /operator/v1/refunds": {
    summary: "돌려주는 돈. 아직 돌려주지 못한 것과 끝난 것, 오래된 것부터.",
    access: "operator",
    permission: "orders.refund",
    query: closed({
      status: Type.Optional(oneOf(["open", "ended"])),
      orderId: Type.Optional(Id),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(OperatorRefund), nextPage: nullable(Id) }),
    refusals: [],
  },
  "PUT /operator/v1/refunds/{id}/settle": {
    summary: "결제사가 돌려주지 못하는 환불을 손으로 끝내요. 다른 길로 보냈거나, 돌려줄 돈이 아닐 때.",
    access: "operator",
    permission: "orders.refund",
    path: closed({ id: Id }),
    body: closed({ outcome: oneOf(["paid_elsewhere", "waived"]), reason: Filled(200) }),
    reply: OperatorRefund,
    refusals: ["REFUND_NOT_FOUND", "REFUND_ENDED", "REFUND_IN_PROGRESS", "PROVIDER_UNAVAILABLE"],
    once: true,
  },
});
