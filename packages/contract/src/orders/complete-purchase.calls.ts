import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, Money, nullable, oneOf } from "../common-schemas.ts";

export const completionCalls = calls({
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": {
    summary: "구매 확정. pid는 orderItemProducts의 id. 확정하면 포인트가 정해지고 반품할 수 없어요.",
    access: "member",
    path: closed({ id: Id, pid: Id }),
    reply: closed({
      id: Id,
      orderItemStatus: oneOf(ORDER_STATUSES),
      orderItemProducts: Type.Array(
        closed({ id: Id, orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES) }),
      ),
      /** Points that this product earned, and the instant from which they can be used; `null` when it earned none. */
      rewardPoint: Money,
      rewardAvailableAt: nullable(Instant),
    }),
    refusals: ["ORDER_NOT_FOUND", "PURCHASE_NOT_DELIVERED", "PURCHASE_NOT_KEPT"],
    once: true,
  },
});
