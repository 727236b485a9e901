import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, InstantInput, nullable } from "../common-schemas.ts";

export const operatorGiftScheduleCalls = calls({
  "PUT /operator/v1/gift-groups/{id}/notify-at": {
    access: "operator",
    permission: "orders.ship",
    summary:
      "예약한 선물을 보낼 때를 바꾸고 보낸 분에게 까닭을 알려요. `notifyAt`이 `null`이면 지금 보내요. 받는 분에게 알리기 전까지. id는 주문의 `giftGroupId`.",
    path: closed({ id: Id }),
    body: closed({ notifyAt: nullable(InstantInput), reason: Filled(200) }),
    reply: closed({ id: Id, notifyAt: nullable(Instant) }),
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
});
