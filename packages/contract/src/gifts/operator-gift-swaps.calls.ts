import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Text } from "../common-schemas.ts";

export const operatorGiftSwapCalls = calls({
  "PUT /operator/v1/gifts/{id}/swap/take-back": {
    access: "operator",
    permission: "orders.ship",
    summary:
      "받는 분이 바꾼 선물을 처음 상품으로 되돌리고 받는 분에게 까닭을 알려요. 배송을 준비하기 전에, 처음 상품의 수량이 있을 때. id는 주문의 `deliveries[].giftToId`.",
    path: closed({ id: Id }),
    body: closed({ reason: Filled(200) }),
    reply: closed({ id: Id, productName: Text(120), optionName: Text(120) }),
    refusals: [
      "GIFT_NOT_FOUND",
      "GIFT_NOT_SWAPPED",
      "GIFT_SWAP_TOO_LATE",
      "GIFT_SWAP_SOLD_OUT",
      "GIFT_SWAP_WAITING_ROOM",
    ],
    once: true,
  },
});
