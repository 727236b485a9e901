import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { TRACKING_CODES } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { RefundPreview } from "../cancellations/cancellations.calls.ts";
import {
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  Text,
} from "../common-schemas.ts";
import { Claim } from "./claim.ts";

/** Request of a buyer with all that its page shows. */
export const FollowedClaim = closed({
  ...Claim.properties,
  orderId: Id,
  orderNumber: Text(20),
  image: nullable(Text(200)),
  /** Price of the claimed units after discounts, 원. */
  price: Money,
  /** Means of payment that money goes back to, and its name, e.g. 하나카드. */
  paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
  paymentText: nullable(Text(60)),
  /** Reasons of the refund that was paid, or is offered or expected; all lines add up to money and points. */
  lines: RefundPreview.properties.lines,
  /** When the last of the money went back; `null` while some is owed. */
  refundedAt: nullable(Instant),
  canTakeBack: Type.Boolean(),
  canReopen: Type.Boolean(),
  /** Days to which the pickup can be moved, KST; empty when it cannot. */
  pickupDays: Type.Array(DateText),
  /** Last position of the goods that are sent again. */
  tracking: nullable(
    closed({
      code: oneOf(TRACKING_CODES),
      at: Instant,
      description: Text(200),
      location: nullable(Text(100)),
    }),
  ),
});

const OWN = {
  access: "buyer",
  path: closed({ id: Id, claimId: Id }),
  reply: FollowedClaim,
} as const;
const MISSING = ["ORDER_NOT_FOUND", "CLAIM_NOT_FOUND"] as const;

export const ownReturnCalls = calls({
  "GET /v1/app-users/orders/{id}/claims/{claimId}": {
    ...OWN,
    summary: "교환·반품 신청 하나의 진행. 단계, 사진, 금액과 이유, 수거와 새 상자.",
    refusals: MISSING,
  },
  "DELETE /v1/app-users/orders/{id}/claims/{claimId}": {
    ...OWN,
    summary: "답변하지 않은 신청을 거둬요. 상품을 가져간 뒤에는 거둘 수 없어요.",
    refusals: [...MISSING, "CLAIM_DECIDED", "PICKUP_COLLECTED"],
    once: true,
  },
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept": {
    ...OWN,
    summary: "안내한 것과 다르게 결정한 금액을 받아들여요. 바로 돌려줘요.",
    refusals: [...MISSING, "CLAIM_NOT_OFFERED", "REFUND_ACCOUNT_REQUIRED", "PHONE_REFUND_MONTH_OVER"],
    once: true,
  },
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen": {
    ...OWN,
    summary: "결정을 다시 봐 달라고 해요. 신청마다 한 번.",
    body: closed({ reason: Filled(300) }),
    refusals: [...MISSING, "CLAIM_NOT_OFFERED", "CLAIM_REOPENED"],
    once: true,
  },
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/pickup": {
    ...OWN,
    summary: "상품을 가지러 올 날을 바꿔요. pickupDays 가운데 하나.",
    body: closed({ pickupOn: DayInput }),
    refusals: [
      ...MISSING,
      "PICKUP_NOT_ARRANGED",
      "PICKUP_COLLECTED",
      "PICKUP_ORDERED_BY_HAND",
      "PICKUP_DAY_UNAVAILABLE",
    ],
    once: true,
  },
});
