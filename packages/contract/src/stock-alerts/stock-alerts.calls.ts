import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, listOf, nullable, Take, Text } from "../common-schemas.ts";

export const stockAlertCalls = calls({
  "GET /operator/v1/stock-alerts": {
    summary: "재고가 기준보다 적어진 옵션, 새것부터. 다시 늘면 목록에서 빠져요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      /** Leaves out those that an operator took note of. */
      isWaiting: Type.Optional(Type.Boolean()),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        optionId: Id,
        productId: Id,
        productName: Text(120),
        optionName: Text(120),
        distributorName: Text(60),
        threshold: Type.Integer(),
        /** Unreserved units now. */
        available: Type.Integer(),
        raisedAt: Instant,
        acknowledgedAt: nullable(Instant),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "PUT /operator/v1/stock-alerts/{id}/acknowledge": {
    summary: "알림을 확인했다고 남겨요. 늘었다가 다시 적어지면 새로 알려요.",
    access: "operator",
    permission: "stock.change",
    path: closed({ id: Id }),
    body: closed({ note: Filled(200) }),
    reply: closed({ id: Id }),
    refusals: ["RECORD_NOT_FOUND", "STOCK_ALERT_ENDED"],
  },
});
