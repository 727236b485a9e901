import { CHARGED_TO } from "@todayfruit/domain/returns/charged-to-codes";
import { RETURN_STATUSES } from "@todayfruit/domain/returns/return-statuses";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Money, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { Claim } from "./claim.ts";
import { CLAIM_REQUEST_REFUSALS, ClaimRequest } from "./returns.calls.ts";

const path = closed({ id: Id });
const Notice = Filled(300);
/** A claim with its order, for operators who decide. */
export const OperatorClaim = closed({
  ...Claim.properties,
  orderId: Id,
  orderNumber: Text(20),
  distributorName: Text(120),
  buyerName: Text(60),
  /** Addresses of the photos, which a browser opens. */
  photoUrls: Type.Array(Text(300)),
  /** Who pays for what it gives: the farm, by its next settlement, or the shop. */
  chargedTo: oneOf(CHARGED_TO),
});
/** Left out: as before, at first the farm. Fixed once something was given back. */
const ChargedToInput = Type.Optional(oneOf(CHARGED_TO));
const DECIDES = {
  access: "operator",
  permission: "claims.decide",
  path,
  reply: OperatorClaim,
  refusals: [
    "CLAIM_NOT_FOUND",
    "CLAIM_DECIDED",
    "CLAIM_AMOUNT_TOO_HIGH",
    "CLAIM_NOTICE_REQUIRED",
    "CLAIM_CHARGE_FIXED",
    "CLAIM_NOTHING_LEFT",
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
      /** Goods that are to come back and have not been received. */
      isComingBack: Type.Optional(Type.Boolean()),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(OperatorClaim), nextPage: nullable(Id) }),
    refusals: [],
  },
  "POST /operator/v1/orders/{id}/products/{pid}/claims": {
    summary:
      "전화한 분이나 선물을 받은 분 대신 교환·반품을 신청해요. 산 분이 신청할 때와 같은 조건이에요. pid는 orderItemProducts의 id, 사진은 POST /operator/v1/inquiries/images로 먼저 올려요. dryRun이면 예상 금액만 답해요.",
    access: "operator",
    permission: "claims.decide",
    path: closed({ id: Id, pid: Id }),
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      ...ClaimRequest.properties,
      /** Why the operator requests it, for the trail, e.g. who phoned. */
      note: Filled(200),
    }),
    reply: Claim,
    refusals: CLAIM_REQUEST_REFUSALS,
    once: true,
  },
  "PUT /operator/v1/claims/{id}/approve": {
    ...DECIDES,
    summary:
      "신청을 받아들여요. 신청할 때 보여 준 금액(expectedPrice, expectedPoint)을 돌려주고, 교환은 재고를 꺼내요. 돈과 포인트를 합한 금액을 다르게 적으면 사유도 적어요. 더 적은 금액은 신청한 분이 답하거나 7일이 지나야 돌려줘요. chargedTo가 shop이면 농가 정산에서 빼지 않아요.",
    body: closed({
      refundPrice: Type.Optional(Money),
      notice: Type.Optional(Notice),
      chargedTo: ChargedToInput,
    }),
  },
  "PUT /operator/v1/claims/{id}/deny": {
    ...DECIDES,
    summary: "신청을 받아들이지 않아요. 사유는 신청한 사람에게 보여요.",
    body: closed({ notice: Notice }),
  },
  "POST /operator/v1/claims/{id}/goodwill-refunds": {
    access: "operator",
    permission: "claims.decide",
    summary:
      "받아들인 신청에 돌려줄 것보다 더 돌려줘요. 결제하고 남은 돈과 역할마다 정한 신청 하나의 한도 안에서요. dryRun이면 얼마까지 되는지만 답해요. 사유는 산 분에게 보여요.",
    path,
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      /** Money of the order that had gone back or was promised, as it was seen; another by now is refused. */
      returned: Money,
      reason: Filled(200),
    }),
    reply: closed({
      orderId: Id,
      amount: Money,
      /** In 원, after it: what went back of the order or is promised, and the most that may still be given for the claim. */
      returned: Money,
      most: Money,
    }),
    refusals: [
      "CLAIM_NOT_FOUND",
      "CLAIM_NOT_APPROVED",
      "GOODWILL_ABOVE_PAID",
      "GOODWILL_ABOVE_LIMIT",
      "GOODWILL_OF_ESCROW",
      "REFUND_CHANGED",
      "REFUND_ACCOUNT_REQUIRED",
      "PHONE_REFUND_MONTH_OVER",
    ],
    once: true,
  },
  "PUT /operator/v1/claims/{id}/correct": {
    ...DECIDES,
    summary:
      "답변한 신청을 바로잡아요. refundPrice는 이 신청으로 돌려줄 돈과 포인트를 모두 합한 금액, 없으면 보여 준 전부. 아직 돌려주지 않았으면 줄일 수도 있고, 돌려준 뒤에는 늘리기만 할 수 있어요.",
    body: closed({ refundPrice: Type.Optional(Money), notice: Notice, chargedTo: ChargedToInput }),
    refusals: [
      "CLAIM_NOT_FOUND",
      "CLAIM_NOT_CORRECTABLE",
      "CLAIM_OPEN",
      "CLAIM_PAID_OUT",
      "CLAIM_CHARGE_FIXED",
      "CLAIM_AMOUNT_TOO_HIGH",
      "CLAIM_NOTICE_REQUIRED",
      "CLAIM_NOTHING_LEFT",
      "NOT_ENOUGH_STOCK",
      "REFUND_ACCOUNT_REQUIRED",
      "PHONE_REFUND_MONTH_OVER",
    ],
  },
});
