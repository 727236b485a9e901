import { calls } from "../call-definition.ts";
import { closed, Filled, Id } from "../common-schemas.ts";

export const orderMessageCalls = calls({
  "POST /operator/v1/orders/{id}/messages": {
    summary:
      "주문한 분에게 그 주문에 대해 글을 보내요: 문자, 푸시, 메일로. 주문에 대한 안내만 적어요. 광고는 광고 동의를 받은 회원에게 캠페인으로 보내요.",
    access: "operator",
    permission: "orders.note",
    path: closed({ id: Id }),
    body: closed({ text: Filled(300) }),
    reply: closed({ id: Id }),
    refusals: ["ORDER_NOT_FOUND"],
    once: true,
  },
});
