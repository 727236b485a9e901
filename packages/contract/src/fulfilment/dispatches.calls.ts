import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, nullable, oneOf, Text } from "../common-schemas.ts";
import { ChangeMade, EDIT, MAX_EDITED_ROWS, Version } from "../record-edits/record-edit-schemas.ts";
import { Shipment } from "./shipment.ts";

/** A parcel as operators see it; a correction names the version it saw. */
export const OperatorShipment = closed({ ...Shipment.properties, version: Version });

const Line = Type.Integer({ minimum: 1, maximum: MAX_EDITED_ROWS });

export const dispatchCalls = calls({
  "POST /operator/v1/orders/dispatch": {
    farm: true,
    summary:
      "주문 여럿을 송장 번호와 함께 보내요, 500줄까지. 못 보내는 줄은 주문이 어떤 상태인지 말해요. 하나라도 못 보내면 아무것도 바꾸지 않고, partial이면 되는 것만 보내요.",
    access: "operator",
    permission: "orders.ship",
    once: true,
    bodyLimit: 640 * 1024,
    query: EDIT.query,
    body: closed({
      rows: Type.Array(
        closed({
          /** Number that people see, id or number of the payment. */
          orderNumber: Filled(60),
          /** Ids from `orderItemProducts[].id`, for one of several parcels; absent for all that can be sent. */
          orderItemProductIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
          /** Code or name of the carrier. */
          carrier: Filled(30),
          invoiceNumber: Text(30),
        }),
        { minItems: 1, maxItems: MAX_EDITED_ROWS },
      ),
    }),
    reply: closed({
      /** Change by which all are undone; `null` for a dry run and where none was sent. */
      change: nullable(ChangeMade),
      rows: Type.Array(
        closed({
          line: Line,
          id: Id,
          orderItemStatus: oneOf(ORDER_STATUSES),
          orderItemProducts: Type.Array(
            closed({ id: Id, orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES) }),
          ),
        }),
      ),
      refused: Type.Array(
        closed({
          line: Line,
          orderNumber: Text(60),
          code: Text(40),
          /** Reason of the refusal: the state of the order, or the digits of the invoice. */
          message: Text(200),
        }),
      ),
    }),
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_NOT_MOVABLE",
      "GIFT_WITHOUT_ADDRESS",
      "GIFT_PARCEL_APART",
      "CARRIER_UNKNOWN",
      "INVOICE_INVALID",
      "INVOICE_TAKEN",
      "LOT_SHORT",
    ],
  },
  "PUT /operator/v1/shipments/{id}/invoice": {
    summary: "보낸 뒤에 송장을 고쳐요. 산 분에게 새 번호를 알리고, 새 번호로 배송을 다시 조회해요.",
    access: "operator",
    permission: "orders.ship",
    once: true,
    path: closed({ id: Id }),
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      carrier: Type.String({ pattern: "^\\d{2}$", maxLength: 2 }),
      invoiceNumber: Text(30),
      version: Version,
      reason: Filled(200),
    }),
    reply: closed({
      id: Id,
      version: Version,
      carrier: closed({ code: Text(2), name: Text(30) }),
      invoiceNumber: Text(30),
      /** Number of orders of which products are in the parcel; their buyer is told. */
      orderCount: Count,
    }),
    refusals: [
      "SHIPMENT_NOT_FOUND",
      "SHIPMENT_CHANGED",
      "SHIPMENT_DELIVERED",
      "CARRIER_UNKNOWN",
      "INVOICE_INVALID",
      "INVOICE_TAKEN",
    ],
  },
});
