import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Text } from "../common-schemas.ts";

export const operatorOrderOptionCalls = calls({
  "PUT /operator/v1/orders/{id}/option": {
    summary:
      "출고하기 전에 값이 같은 다른 옵션으로 바꾸고 주문한 사람에게 알려요. 값이나 수량이 달라지면 취소하고 전화 주문으로 다시 받아요.",
    access: "operator",
    permission: "orders.ship",
    path: closed({ id: Id }),
    body: closed({
      /** `products[].options[].id` of the order. */
      lineId: Id,
      optionId: Id,
      reason: Filled(200),
    }),
    reply: closed({ id: Id, lineId: Id, optionId: Id, optionName: Text(120) }),
    refusals: [
      "ORDER_NOT_FOUND",
      "GIFT_ORDER",
      "ORDER_LINE_NOT_FOUND",
      "OPTION_CHANGE_TOO_LATE",
      "OPTION_CHANGE_UNKNOWN",
      "OPTION_CHANGE_WAITING_ROOM",
      "OPTION_CHANGE_SOLD_OUT",
      "OPTION_CHANGE_PRICE_DIFFERS",
      "OPTION_CHANGE_DAY_DIFFERS",
    ],
    once: true,
  },
});
