import { Type } from "typebox";
import { calls } from "../call.ts";
import { Count, closed, Filled, Id } from "../schema.ts";

const path = closed({ id: Id });
const Reason = Filled(200);

export const operatorStockCalls = calls({
  "PUT /operator/v1/options/{id}/stock": {
    summary: "가진 수량을 고쳐요. 주문이 이미 잡은 수량보다 적게는 못 고쳐요.",
    access: "operator",
    permission: "stock.change",
    path,
    body: closed({
      onHand: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      /** Stock on hand as last seen by the operator; refused with `STOCK_CHANGED` when it differs by now. */
      seenOnHand: Type.Optional(Count),
      reason: Reason,
    }),
    reply: closed({ id: Id, onHand: Count, reserved: Count }),
    refusals: ["OPTION_NOT_FOUND", "STOCK_RESERVED", "STOCK_CHANGED"],
    once: true,
  },
});
