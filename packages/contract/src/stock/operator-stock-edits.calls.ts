import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, nullable, Text } from "../common-schemas.ts";
import { EDIT } from "../record-edits/record-edit-schemas.ts";

const path = closed({ id: Id });
const Reason = Filled(200);
/** Units of an option on hand. */
export const OnHand = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const operatorStockCalls = calls({
  "PATCH /operator/v1/stock": {
    farm: true,
    summary:
      "옵션 여럿의 가진 수량을 한 번에 고쳐요, 500줄까지. 하나라도 못 고치면 아무것도 바꾸지 않고, partial이면 되는 줄만 고쳐요.",
    access: "operator",
    permission: "stock.change",
    query: EDIT.query,
    body: closed({
      rows: Type.Array(closed({ id: Id, onHand: OnHand, seenOnHand: Type.Optional(Count) }), {
        minItems: 1,
        maxItems: 500,
      }),
      reason: Reason,
    }),
    reply: closed({
      rows: Type.Array(closed({ id: Id, onHand: Count, reserved: Count })),
      refused: Type.Array(closed({ id: Id, code: Text(40), message: Text(200), onHand: nullable(Count) })),
    }),
    refusals: ["OPTION_NOT_FOUND", "STOCK_RESERVED", "STOCK_IN_LOTS", "STOCK_CHANGED", "RECORD_REPEATED"],
    once: true,
  },
  "PUT /operator/v1/options/{id}/stock": {
    farm: true,
    summary: "가진 수량을 고쳐요. 주문이 이미 잡은 수량보다 적게는 못 고쳐요.",
    access: "operator",
    permission: "stock.change",
    path,
    body: closed({
      onHand: OnHand,
      /** Stock on hand as last seen by the operator; refused with `STOCK_CHANGED` when it differs by now. */
      seenOnHand: Type.Optional(Count),
      reason: Reason,
    }),
    reply: closed({ id: Id, onHand: Count, reserved: Count }),
    refusals: ["OPTION_NOT_FOUND", "STOCK_RESERVED", "STOCK_IN_LOTS", "STOCK_CHANGED"],
    once: true,
  },
});
