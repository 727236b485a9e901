import { RETURN_STATUSES } from "@todayfruit/domain/returns/return-status";
import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, Filled, Id, Money, nullable, oneOf, Take } from "../schema.ts";
import { Claim } from "./returns.calls.ts";

const path = closed({ id: Id });
const Notice = Filled(300);
/** A claim with its order, for operators who decide. */
const OperatorClaim = closed({ ...Claim.properties, orderId: Id });
const DECIDES = {
  access: "operator",
  permission: "claims.decide",
  path,
  reply: OperatorClaim,
  refusals: [
    "CLAIM_NOT_FOUND",
    "CLAIM_DECIDED",
    "CLAIM_AMOUNT_TOO_HIGH",
    "NOT_ENOUGH_STOCK",
    "REFUND_ACCOUNT_REQUIRED",
    "PHONE_REFUND_MONTH_OVER",
  ],
  once: true,
} as const;

export const operatorReturnCalls = calls({
  "GET /operator/v1/claims": {
    access: "operator",
    permission: "claims.decide",
    summary: "교환·반품 신청. 오래 기다린 것부터.",
    query: closed({
      status: Type.Optional(oneOf(RETURN_STATUSES)),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(OperatorClaim), nextPage: nullable(Id) }),
    refusals: [],
  },
  "PUT /operator/v1/claims/{id}/approve": {
    ...DECIDES,
    summary: "신청을 받아들여요. 환불은 바로 돌려주고, 교환은 재고를 꺼내요. 금액을 줄이면 까닭을 적어요.",
    body: closed({ refundPrice: Type.Optional(Money), notice: Type.Optional(Notice) }),
  },
  "PUT /operator/v1/claims/{id}/deny": {
    ...DECIDES,
    summary: "신청을 받아들이지 않아요. 까닭은 신청한 사람에게 보여요.",
    body: closed({ notice: Notice }),
  },
});
