import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id } from "../common-schemas.ts";
import { Shipment } from "./shipment.ts";

export const trackingCalls = calls({
  "GET /v1/app-users/orders/{id}/tracking": {
    summary: "배송 조회. 먼저 보낸 상자부터.",
    access: "buyer",
    path: closed({ id: Id }),
    reply: closed({ list: Type.Array(Shipment) }),
    refusals: ["ORDER_NOT_FOUND", "GIFT_ORDER"],
  },
});
