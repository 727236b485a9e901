import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, Money, nullable, oneOf, Take, Text } from "../common-schemas.ts";

/** Calls of operators about payments that they must look at. */

/** A payment event that a person must review. */
const PaymentAlert = closed({
  id: Id,
  orderId: Id,
  orderName: Text(100),
  kind: oneOf(["deposit_reversed", "deposit_reversed_after_refund"]),
  /** Amount that the bank reversed, and the part of it refunded to the buyer before, in 원. */
  amount: Money,
  given: Money,
  createdAt: Instant,
  resolvedAt: nullable(Instant),
  /** Note on what was done. */
  note: nullable(Text(200)),
});

export const operatorPaymentAlertCalls = calls({
  "GET /operator/v1/payment-alerts": {
    summary: "돈에 생긴 일 가운데 사람이 봐야 하는 것. 오래된 것부터.",
    access: "operator",
    permission: "orders.refund",
    query: closed({
      status: Type.Optional(oneOf(["open", "resolved"])),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(PaymentAlert), nextPage: nullable(Id) }),
    refusals: [],
  },
  "PUT /operator/v1/payment-alerts/{id}/resolve": {
    summary: "무엇을 했는지 적고 알림을 닫아요.",
    access: "operator",
    permission: "orders.refund",
    path: closed({ id: Id }),
    body: closed({ note: Filled(200) }),
    reply: PaymentAlert,
    refusals: ["ALERT_NOT_FOUND", "ALERT_RESOLVED"],
    once: true,
  },
});
