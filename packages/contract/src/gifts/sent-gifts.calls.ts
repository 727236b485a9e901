import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, InstantInput, listOf, Money, nullable, Take, Text } from "../common-schemas.ts";
import { GiftGroup, GiftGroupSummary, GiftTo } from "./gift.ts";

const path = closed({ id: Id });
/** Amounts of the preview; a refund that differs by now is refused with `REFUND_CHANGED`. */
const Seen = closed({ refundPrice: Type.Optional(Money), refundPoint: Type.Optional(Money) });

const RESENDS = [
  "GIFT_NOT_FOUND",
  "GIFT_NOT_SENT",
  "GIFT_NOT_BY_MESSAGE",
  "GIFT_OVER",
  "GIFT_RESEND_TOO_SOON",
  "GIFT_RESEND_LIMIT",
] as const;
const WITHDRAWS = [
  "GIFT_NOT_FOUND",
  "GIFT_OVER",
  "GIFT_WITHDRAW_TOO_LATE",
  "REFUND_ACCOUNT_REQUIRED",
  "PHONE_REFUND_MONTH_OVER",
  "PAYMENT_PENDING",
] as const;

/** Calls for senders of gifts, after purchase. */
export const giftSentCalls = calls({
  "GET /v1/gift/group": {
    summary: "보낸 선물, 최근 것부터. 한 쪽 15개.",
    access: "member",
    query: closed({ nextPage: Type.Optional(Text(200)), take: Type.Optional(Take) }),
    reply: listOf(GiftGroupSummary),
    refusals: ["INVALID_INPUT"],
  },
  "GET /v1/gift/group/{id}": {
    summary: "보낸 선물 하나와 받는 분마다의 상태. 받는 분의 주소는 보여 주지 않아요.",
    access: "member",
    path,
    reply: GiftGroup,
    refusals: ["GIFT_NOT_FOUND"],
  },
  "POST /v1/gift/group/{id}/alimtalk": {
    summary: "아직 주소를 적지 않은 분 모두에게 다시 알리기. 10분에 한 번, 세 번까지.",
    access: "member",
    path,
    reply: closed({ sendCount: Count, giftTos: Type.Array(GiftTo) }),
    refusals: RESENDS,
    once: true,
  },
  "POST /v1/gift/to/{id}/alimtalk": {
    summary: "받는 분 한 명에게 다시 알리기. 10분에 한 번, 세 번까지. id는 giftTos의 id.",
    access: "member",
    path,
    reply: GiftTo,
    refusals: RESENDS,
    once: true,
  },
  "PUT /v1/gift/group/{id}/notify-at": {
    summary: "받는 분에게 보낼 때 바꾸기. `null`이면 지금. 받는 분에게 알리기 전까지.",
    access: "member",
    path,
    body: closed({ notifyAt: nullable(InstantInput) }),
    reply: GiftGroup,
    refusals: [
      "GIFT_NOT_FOUND",
      "GIFT_NOT_BY_MESSAGE",
      "GIFT_NOTIFIED",
      "GIFT_OVER",
      "GIFT_NOTIFY_AT_INVALID",
      "GIFT_DISPATCHED_BEFORE",
    ],
    once: true,
  },
  "GET /v1/gift/group/{id}/refund-preview": {
    summary: "선물을 취소하면 돌려받는 금액. giftToId는 giftTos의 id, 없으면 전체.",
    access: "member",
    path,
    query: closed({ giftToId: Type.Optional(Id) }),
    reply: closed({ refundPrice: Money, refundPoint: Money }),
    refusals: WITHDRAWS,
  },
  "PUT /v1/gift/group/{id}/withdraw": {
    summary: "선물 전체 취소. 아무도 주소를 적지 않았을 때만.",
    access: "member",
    path,
    query: Seen,
    reply: closed({ ...GiftGroup.properties, refundPrice: Money, refundPoint: Money }),
    refusals: [...WITHDRAWS, "REFUND_CHANGED"],
    once: true,
  },
  "PUT /v1/gift/to/{id}/withdraw": {
    summary: "한 분의 선물 취소. 주소를 적기 전까지. id는 giftTos의 id.",
    access: "member",
    path,
    query: Seen,
    /** The gift after the change, and the changed values of its group. */
    reply: closed({
      ...GiftTo.properties,
      refundPrice: Money,
      refundPoint: Money,
      canAllWithdraw: Type.Boolean(),
      emptyAddressCount: Count,
      sendCount: Count,
    }),
    refusals: [...WITHDRAWS, "REFUND_CHANGED"],
    once: true,
  },
});
