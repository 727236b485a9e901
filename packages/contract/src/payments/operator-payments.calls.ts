import { DIFFERENCE_KINDS } from "@todayfruit/domain/payments/compare-settled-movement";
import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { PAYMENT_STATUSES } from "@todayfruit/domain/payments/status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  Money,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** Calls of operators about payments and what the payment provider settled of them. */

const Payment = closed({
  orderId: Id,
  orderNumber: Text(20),
  orderName: Text(100),
  method: oneOf(PAYMENT_METHOD_TYPES),
  status: oneOf(PAYMENT_STATUSES),
  provider: oneOf(["toss", "point"]),
  useEscrow: Type.Boolean(),
  /** In 원: what is to be paid, what was taken and what went back. */
  amount: Money,
  captured: Money,
  refunded: Money,
  /** Last eight characters of the provider's key; `null` before there is one. */
  keyEnd: nullable(Text(8)),
  orderedAt: Instant,
  approvedAt: nullable(Instant),
});

/** Difference between the shop's books and what the provider settled. */
const PaymentDifference = closed({
  id: Id,
  /** Day of the movement. */
  day: DateText,
  kind: oneOf(DIFFERENCE_KINDS),
  /** Order of the payment; `null` where the shop knows of none. */
  orderId: nullable(Id),
  orderNumber: nullable(Text(20)),
  method: nullable(oneOf(PAYMENT_METHOD_TYPES)),
  /** Last eight characters of the provider's key of the payment or the refund. */
  keyEnd: Text(8),
  /** Amount, or fee for `other_fee`, by the books and as settled, in 원; `null` for the side that has none. */
  expected: nullable(Type.Integer()),
  settled: nullable(Type.Integer()),
  foundAt: Instant,
  resolvedAt: nullable(Instant),
  /** Operator who resolved it; `null` where both sides agree by now. */
  resolvedBy: nullable(Text(30)),
  note: nullable(Text(200)),
});

/** Page of a list by descending id. */
const PAGE = { take: Type.Optional(Take), nextPage: Type.Optional(Text(20)) };

export const operatorPaymentCalls = calls({
  "GET /operator/v1/payments": {
    summary:
      "결제 목록, 새것부터. 승인한 날, 수단, 상태, 금액, 환불로 거르고 주문번호나 결제키 끝 8자리로 찾아요.",
    access: "operator",
    permission: "orders.refund",
    query: closed({
      /** Days of the approval, at most 31 of them. */
      from: Type.Optional(DayInput),
      until: Type.Optional(DayInput),
      method: Type.Optional(oneOf(PAYMENT_METHOD_TYPES)),
      status: Type.Optional(oneOf(PAYMENT_STATUSES)),
      amount: Type.Optional(Money),
      isRefunded: Type.Optional(Type.Boolean()),
      /** Number of an order, or the last eight characters of the provider's key. */
      search: Type.Optional(Filled(60)),
      ...PAGE,
    }),
    reply: listOf(Payment),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/payment-differences": {
    summary: "우리 장부와 결제사 정산이 다른 것, 새것부터",
    access: "operator",
    permission: "settlements.manage",
    query: closed({
      status: Type.Optional(oneOf(["open", "resolved"])),
      kind: Type.Optional(oneOf(DIFFERENCE_KINDS)),
      day: Type.Optional(DayInput),
      ...PAGE,
    }),
    reply: listOf(PaymentDifference),
    refusals: ["INVALID_INPUT"],
  },
  "PUT /operator/v1/payment-differences/{id}/resolve": {
    summary: "무엇을 확인했는지 적고 차이를 닫아요.",
    access: "operator",
    permission: "settlements.manage",
    path: closed({ id: Id }),
    body: closed({ note: Filled(200) }),
    reply: PaymentDifference,
    refusals: ["PAYMENT_DIFFERENCE_NOT_FOUND", "PAYMENT_DIFFERENCE_RESOLVED"],
    once: true,
  },
});
