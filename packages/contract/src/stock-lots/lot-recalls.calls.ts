import { ORDER_ITEM_PRODUCT_STATUSES } from "@todayfruit/domain/orders/status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

const path = closed({ id: Id });

export const lotRecallCalls = calls({
  "POST /operator/v1/stock-lots/{id}/recall": {
    summary:
      "LOT을 회수해요. 더는 보내지 않고, 아직 보내지 않은 주문은 다른 LOT으로 바꿔요. 팔리지 않은 수량은 재고에서 빠져요.",
    access: "operator",
    permission: "stock.change",
    path,
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({ version: Version, reason: Filled(200) }),
    reply: closed({
      id: Id,
      version: Version,
      /** Units that orders gave back because they are not dispatched yet. */
      returned: Count,
      /** Units of these orders that other lots give. */
      reallocated: Count,
      /** Units of these orders for which no lot is left; they are sent from units without a lot, or reported out of stock. */
      missing: Count,
      /** Units taken off the stock on hand. */
      writtenOff: Count,
      /** Units that stay in the lot because paid and reserved orders count on them. */
      remaining: Count,
    }),
    refusals: ["RECORD_NOT_FOUND", "RECORD_CHANGED", "LOT_RECALLED"],
    once: true,
  },
  "GET /operator/v1/stock-lots/{id}/orders": {
    summary: "LOT에서 보냈거나 보내려던 주문, 새것부터. 이름과 휴대폰은 가려요.",
    access: "operator",
    permission: "orders.read",
    path,
    query: closed({
      /** Only orders that were sent from the lot, or only those that were not. */
      isDispatched: Type.Optional(Type.Boolean()),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        orderId: Id,
        orderNumber: Text(20),
        /** Id in `orderItemProducts`. */
        orderItemProductId: Id,
        orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES),
        productName: Text(120),
        optionName: Text(120),
        /** Units of the lot. */
        units: Count,
        kind: oneOf(["order", "replacement"]),
        isDispatched: Type.Boolean(),
        receiverName: Text(30),
        phone: Text(20),
        /** Instant at which the buyer was told; `null`: not told. */
        toldAt: nullable(Instant),
      }),
    ),
    refusals: ["INVALID_INPUT", "RECORD_NOT_FOUND"],
  },
  "POST /operator/v1/stock-lots/{id}/messages": {
    summary:
      "LOT에서 보낸 주문을 한 분들에게 글을 보내요, 주문마다 한 번. 한 번에 500건까지이고, 남은 건이 있으면 다시 불러요.",
    access: "operator",
    permission: "orders.note",
    path,
    body: closed({ text: Filled(300) }),
    reply: closed({
      told: Count,
      /** Orders that are still to be told. */
      left: Count,
    }),
    refusals: ["RECORD_NOT_FOUND"],
    once: true,
  },
});
