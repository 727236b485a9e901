import { Type } from "typebox";
import { AddressInput } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import { closed, DayInput, Id, listOf, Money, nullable, Take, Text } from "../common-schemas.ts";
import {
  IntervalWeeks,
  PastCycle,
  SellingPlan,
  SubscribedUnits,
  Subscription,
  SubscriptionDetail,
  SubscriptionOffer,
} from "./subscription.ts";

const path = closed({ id: Id });
const ofCycle = closed({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });
/** Most goods price of a delivery that is paid without asking, in 원; `null`: none. */
const PriceLimit = nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 }));

const CHANGE = { access: "member", reply: SubscriptionDetail } as const;
const CYCLE_REFUSALS = [
  "SUBSCRIPTION_NOT_FOUND",
  "SUBSCRIPTION_ENDED",
  "CYCLE_CHANGED",
  "CYCLE_TOO_LATE",
  "CYCLE_CHARGING",
] as const;
const ADDRESS_REFUSALS = ["PHONE_INVALID", "ZONECODE_MISMATCH", "UNDELIVERABLE_AREA"] as const;

/** Calls of a member about what is delivered to them again and again. */
export const subscriptionCalls = calls({
  "GET /v1/products/{id}/selling-plan": {
    summary: "상품을 정기배송으로 받을 수 있는지와 주기, 옵션. 아니면 null.",
    access: "public",
    path,
    reply: closed({ plan: nullable(SellingPlan) }),
    refusals: [],
  },
  "GET /v1/app-users/subscription-offers/{optionId}": {
    summary: "정기배송 고르기: 주기, 첫 출고일과 도착일, 첫 결제 금액, 값 한도 제안, 결제할 카드.",
    access: "buyer",
    path: closed({ optionId: Id }),
    query: closed({ units: Type.Optional(SubscribedUnits) }),
    reply: SubscriptionOffer,
    refusals: ["OPTION_NOT_FOUND", "SUBSCRIPTION_NOT_OFFERED"],
  },
  "GET /v1/app-users/subscriptions": {
    summary: "내 정기배송. 받는 것은 다음 출고일이 이른 것부터, 그다음 쉬는 것. 그만둔 것은 없어요.",
    access: "member",
    reply: closed({ list: Type.Array(Subscription) }),
    refusals: [],
  },
  "POST /v1/app-users/subscriptions": {
    summary: "정기배송 시작하기. 지금은 결제하지 않고, 출고 이틀 전 18:00에 그날 값으로 결제해요.",
    access: "member",
    body: closed({
      optionId: Id,
      units: SubscribedUnits,
      intervalWeeks: IntervalWeeks,
      /** First day of dispatch, one of the offered ones. */
      dispatchOn: DayInput,
      priceLimit: PriceLimit,
      cardId: Id,
      address: AddressInput,
    }),
    reply: SubscriptionDetail,
    refusals: [
      "MEMBER_BLOCKED",
      "OPTION_NOT_FOUND",
      "SUBSCRIPTION_NOT_OFFERED",
      "SUBSCRIPTION_INTERVAL_INVALID",
      "SUBSCRIPTION_DAY_INVALID",
      "SUBSCRIPTION_EXISTS",
      "SUBSCRIPTION_LIMIT",
      "BILLING_CARD_NOT_FOUND",
      ...ADDRESS_REFUSALS,
    ],
    once: true,
  },
  "GET /v1/app-users/subscriptions/{id}": {
    summary: "정기배송 하나와 고를 수 있는 날, 쉬는 동안, 값 한도.",
    access: "member",
    path,
    reply: SubscriptionDetail,
    refusals: ["SUBSCRIPTION_NOT_FOUND"],
  },
  "GET /v1/app-users/subscriptions/{id}/cycles": {
    summary: "정기배송의 지난 회차, 최근 것부터: 주문이 된 것과 건너뛴 것, 그 까닭.",
    access: "member",
    path,
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(20)) }),
    reply: listOf(PastCycle),
    refusals: ["SUBSCRIPTION_NOT_FOUND", "INVALID_INPUT"],
  },
  "PATCH /v1/app-users/subscriptions/{id}": {
    ...CHANGE,
    summary:
      "값 한도, 수량, 카드, 배송지 바꾸기. 출고 이틀 전 18:00에 결제를 시작하면 그 회차가 끝날 때까지 받지 않아요. 결제하지 못한 회차가 있을 때 카드를 바꾸면 그 카드로 바로 다시 결제해요.",
    path,
    body: Type.Partial(
      closed({ priceLimit: PriceLimit, units: SubscribedUnits, cardId: Id, address: AddressInput }),
      { minProperties: 1, additionalProperties: false },
    ),
    refusals: [
      "SUBSCRIPTION_NOT_FOUND",
      "SUBSCRIPTION_ENDED",
      "CYCLE_TOO_LATE",
      "CYCLE_CHARGING",
      "BILLING_CARD_NOT_FOUND",
      ...ADDRESS_REFUSALS,
    ],
  },
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/skip": {
    ...CHANGE,
    summary: "이번 회차 건너뛰기. 출고 이틀 전 18:00까지, 결제하지 못한 회차는 출고 전날 18:00까지.",
    path: ofCycle,
    refusals: CYCLE_REFUSALS,
  },
  "DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip": {
    ...CHANGE,
    summary: "건너뛰기 되돌리기. 건너뛴 회차의 출고 이틀 전 18:00까지.",
    path: ofCycle,
    refusals: [...CYCLE_REFUSALS, "SUBSCRIPTION_PAUSED"],
  },
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/day": {
    ...CHANGE,
    summary: "이번 출고일 바꾸기. isKept면 앞으로 계속 그 요일에 보내요. 주기도 함께 바꿀 수 있어요.",
    path: ofCycle,
    body: closed({
      dispatchOn: DayInput,
      isKept: Type.Boolean(),
      intervalWeeks: Type.Optional(IntervalWeeks),
    }),
    refusals: [...CYCLE_REFUSALS, "SUBSCRIPTION_DAY_INVALID", "SUBSCRIPTION_INTERVAL_INVALID"],
  },
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/approve": {
    ...CHANGE,
    summary: "값 한도를 넘은 회차를 이번만 이 값에 받기. 결제는 출고 이틀 전 18:00에 해요.",
    path: ofCycle,
    /** Goods price as it was shown, in 원; a higher one by now is refused. */
    body: closed({ goodsPrice: Money }),
    refusals: [...CYCLE_REFUSALS, "PRICE_CHANGED", "SUBSCRIPTION_NOT_OFFERED"],
  },
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/pay": {
    ...CHANGE,
    summary: "결제하지 못한 회차를 다시 결제하기. 출고 전날 18:00까지. 몇 번을 보내도 한 번만 결제해요.",
    path: ofCycle,
    refusals: [
      "SUBSCRIPTION_NOT_FOUND",
      "SUBSCRIPTION_ENDED",
      "CYCLE_CHANGED",
      "CYCLE_TOO_LATE",
      "CYCLE_CHARGING",
      "CYCLE_NOT_PAYABLE",
      "BILLING_CARD_NOT_FOUND",
      "PAYMENT_DECLINED",
      "PAYMENT_PENDING",
    ],
    once: true,
  },
  "PUT /v1/app-users/subscriptions/{id}/pause": {
    ...CHANGE,
    summary: "잠시 쉬기: 한 번, 두 번, 또는 null이면 다시 시작할 때까지.",
    path,
    body: closed({ cycles: nullable(Type.Integer({ minimum: 1, maximum: 2 })) }),
    refusals: ["SUBSCRIPTION_NOT_FOUND", "SUBSCRIPTION_ENDED", "CYCLE_TOO_LATE", "CYCLE_CHARGING"],
  },
  "PUT /v1/app-users/subscriptions/{id}/resume": {
    ...CHANGE,
    summary: "쉬던 정기배송을 그다음 보낼 수 있는 요일부터 다시 시작하기.",
    path,
    refusals: [
      "SUBSCRIPTION_NOT_FOUND",
      "SUBSCRIPTION_ENDED",
      "SUBSCRIPTION_NOT_OFFERED",
      "BILLING_CARD_NOT_FOUND",
    ],
  },
  "PUT /v1/app-users/subscriptions/{id}/end": {
    ...CHANGE,
    summary: "정기배송 그만두기. 그 뒤로는 아무것도 결제하지 않아요. 이미 결제한 주문은 그대로 가요.",
    path,
    refusals: ["SUBSCRIPTION_NOT_FOUND", "CYCLE_CHARGING"],
  },
});
