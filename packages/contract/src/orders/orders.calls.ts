import { ORDER_ITEM_PRODUCT_STATUSES } from "@todayfruit/domain/orders/status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { GuestProof } from "../cancellations/cancellations.calls.ts";
import { Count, closed, Id, listOf, oneOf, Take, Text } from "../common-schemas.ts";
import { OrderItem, OrderSummary } from "./order.ts";

export const orderCalls = calls({
  "GET /v1.2/app-users/orders/{id}": {
    summary: "주문 상세",
    access: "buyer",
    path: closed({ id: Id }),
    reply: OrderItem,
    refusals: ["ORDER_NOT_FOUND"],
  },
  "GET /v1/app-users/order-items": {
    summary: "주문 내역. 한 쪽 15개.",
    access: "buyer",
    query: closed({
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(200)),
      oipStatus: Type.Optional(oneOf(ORDER_ITEM_PRODUCT_STATUSES)),
      year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
      month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
      productName: Type.Optional(Text(100)),
    }),
    reply: closed({ ...listOf(OrderSummary).properties, page: Count }),
    refusals: ["INVALID_INPUT"],
  },
  "GET /v1/app-users/order-items/guest": {
    summary: "비회원 주문 조회. guestOrders 인증번호가 맞으면 10분 동안 넘겨 볼 수 있어요. 한 쪽 15개.",
    access: "buyer",
    query: closed({
      ...GuestProof.properties,
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      take: Type.Optional(Take),
      oipStatus: Type.Optional(oneOf(ORDER_ITEM_PRODUCT_STATUSES)),
    }),
    reply: closed({ ...listOf(OrderSummary).properties, page: Count }),
    refusals: ["PHONE_INVALID", "CODE_WRONG"],
  },
});
